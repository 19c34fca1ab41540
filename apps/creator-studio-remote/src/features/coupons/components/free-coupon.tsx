import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Stack, Text, useFormat, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import type { CouponValues } from './coupon-form-schema.ts';

const WHOLE = 100;
/** In tokens. No coupon takes off more than leaves this, as a charge of nothing cannot be booked. */
const LEAST_CHARGE = 0.01;

/** What a coupon gives away, with both figures; null where more than the least is left to pay of every price. */
const useGift = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const least = useSetting('minimumSubscriptionPrice');
  return ({ takesOff, percent, amount, for: chosen }: CouponValues): string | null => {
    if (takesOff === 'percent') {
      return percent < WHOLE ? null : t('coupons.freeText', { off: format.percent(1), left: tokens(LEAST_CHARGE) });
    }
    if (!chosen.subscription || amount < least) return null;
    return t('coupons.freeAmount', { off: tokens(amount), least: tokens(least) });
  };
};

interface Question {
  words: string;
  maxUses: number | null;
  answer: (isMeant: boolean) => void;
}

/** Asks for confirmation, with what is taken off and what is left, before a coupon is made with which something costs next to nothing. */
export const useFreeCouponQuestion = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const giftOf = useGift();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (form: CouponValues): Promise<boolean> => {
    const words = giftOf(form);
    const { maxUses } = form;
    return words === null ? Promise.resolve(true) : new Promise((answer) => setQuestion({ words, maxUses, answer }));
  };
  const handleAnswer = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(null);
  };
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t('coupons.freeTitle')}
      confirmLabel={t('coupons.freeMeant')}
      onConfirm={() => handleAnswer(true)}
      onClose={() => handleAnswer(false)}
    >
      <Stack gap={2}>
        <Text>{question.words}</Text>
        <Text>
          {t('coupons.freeUses', {
            uses: question.maxUses === null ? t('coupons.freeUnlimited') : format.number(question.maxUses),
          })}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
  return { ask, dialog };
};
