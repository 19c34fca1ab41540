import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { dearPlansOf, strongestOf, type DearPlan, type PlanPrices } from './plans.ts';

interface Question {
  dear: readonly DearPlan[];
  answer: (isMeant: boolean) => void;
}

/** How the plans are called, by their months. */
const NAMES: Record<number, 'month' | 'quarter' | 'halfYear' | 'year'> = {
  1: 'month',
  3: 'quarter',
  6: 'halfYear',
  12: 'year',
};

/** Asks for confirmation, with both prices, before a plan that costs more than shorter ones is saved. */
export const useDearPlanQuestion = () => {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (prices: PlanPrices): Promise<boolean> => {
    const dear = strongestOf(dearPlansOf(prices));
    return dear.length > 0 ? new Promise((resolve) => setQuestion({ dear, answer: resolve })) : Promise.resolve(true);
  };
  const handleAnswer = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(null);
  };
  const nameOf = (months: number) => t(`account.subscription.dearPlans.${NAMES[months] ?? 'month'}`);
  const wordsOf = ({ months, shorter, price, total }: DearPlan) =>
    t('account.subscription.dearPlan', {
      ...{ plan: nameOf(months), shorter: nameOf(shorter) },
      ...{ price: tokens(price), total: tokens(total) },
    });
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t('account.subscription.dearPlanTitle')}
      confirmLabel={t('account.subscription.dearPlanMeant')}
      onConfirm={() => handleAnswer(true)}
      onClose={() => handleAnswer(false)}
    >
      <Stack gap={2}>
        {question.dear.map((plan) => (
          <Text as="span" key={plan.months}>
            {wordsOf(plan)}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
  return { ask, dialog };
};
