import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Text, useFormat, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import type { CouponForm } from './coupon-form-schema.ts';

interface Question {
  words: string;
  answer: (isMeant: boolean) => void;
}

/** In tokens. No coupon takes off more than leaves this, as a charge of nothing cannot be booked. */
const LEAST_CHARGE = 0.01;

/** What a coupon gives away, with both figures; null where more than the least is left to pay of every price. */
function useGift() {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const tokens = useTokens();
  const least = useSetting('minimumSubscriptionPrice');
  return ({ takesOff, percent, amount, subscriptions }: CouponForm): string | null => {
    if (takesOff === 'percent') {
      return percent < 100 ? null : t('coupons.freeText', { off: format.percent(1), left: tokens(LEAST_CHARGE) });
    }
    if (!subscriptions || amount < least) return null;
    return t('coupons.freeAmount', { off: tokens(amount), least: tokens(least) });
  };
}

/** Asks for confirmation before a coupon is made with which something costs next to nothing. */
export function useFreeCouponQuestion() {
  const { t } = useTranslation('operator');
  const giftOf = useGift();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (form: CouponForm): Promise<boolean> => {
    const words = giftOf(form);
    return words === null ? Promise.resolve(true) : new Promise((answer) => setQuestion({ words, answer }));
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
      <Text>{question.words}</Text>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
