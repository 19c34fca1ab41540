import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useFormat, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

interface Offered {
  percent: number;
  maxUses: number | null;
}

const WHOLE = 100;
/** In tokens. No coupon takes off more than leaves this, as a charge of nothing cannot be booked. */
const LEAST_CHARGE = 0.01;

/** Asks for confirmation, with what is taken off and what is left, before a coupon that takes off all that one can is made. */
export const useFreeCouponQuestion = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const [question, setQuestion] = useState<(Offered & { answer: (isMeant: boolean) => void }) | null>(null);
  const ask = (offered: Offered): Promise<boolean> =>
    offered.percent < WHOLE
      ? Promise.resolve(true)
      : new Promise((resolve) => setQuestion({ ...offered, answer: resolve }));
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
        <Text>{t('coupons.freeText', { off: format.percent(1), left: tokens(LEAST_CHARGE) })}</Text>
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
