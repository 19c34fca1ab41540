import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useFormat, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { dearPlansOf, isDearYear, type DearPlan, type PlanPrices } from './plans.ts';

interface Question {
  dear: readonly DearPlan[];
  answer: (isMeant: boolean) => void;
}

/** Asks for confirmation, with both prices, before a plan that costs more than shorter ones is saved. */
export const useDearPlanQuestion = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (prices: PlanPrices): Promise<boolean> => {
    const dear = dearPlansOf(prices);
    return dear.length > 0 ? new Promise((resolve) => setQuestion({ dear, answer: resolve })) : Promise.resolve(true);
  };
  const handleAnswer = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(null);
  };
  const wordsOf = (plan: DearPlan) =>
    isDearYear(plan)
      ? t('account.subscription.dearYear', { yearly: tokens(plan.price), months: tokens(plan.total) })
      : t('account.subscription.dearPlan', {
          ...{ count: plan.months, months: format.number(plan.months), shorter: format.number(plan.shorter) },
          ...{ price: tokens(plan.price), total: tokens(plan.total) },
        });
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t(
        question.dear.every(isDearYear) ? 'account.subscription.dearYearTitle' : 'account.subscription.dearPlanTitle',
      )}
      confirmLabel={t('account.subscription.dearYearMeant')}
      onConfirm={() => handleAnswer(true)}
      onClose={() => handleAnswer(false)}
    >
      <Stack gap={2}>
        {question.dear.map((plan) => (
          <Text as="span" key={`${plan.months}-${plan.shorter}`}>
            {wordsOf(plan)}
          </Text>
        ))}
      </Stack>
    </ConfirmDialog>
  );
  return { ask, dialog };
};
