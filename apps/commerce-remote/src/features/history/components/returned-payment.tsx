import { useEffect, useEffectEvent } from 'react';
import type { TopUpResult } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Inline, Spinner, Text, usePrice } from '@barg/ui-kit';
import { failureKeys } from '../../../shared/bank-confirmation.tsx';
import { usePaymentOutcome } from '../../../shared/api/payment-outcome.ts';
import { BankStep } from '../../../shared/bank-step.tsx';

interface ReturnedPaymentProps {
  paymentId: string;
  /** Called once it is known what became of it. */
  onOver: () => void;
}

/** The result of the payment with which the payer returns from the bank's page. */
export function ReturnedPayment(payment: ReturnedPaymentProps) {
  return (
    <Card as="div" role="status">
      <Outcome {...payment} />
    </Card>
  );
}

function Outcome({ paymentId, onOver }: ReturnedPaymentProps) {
  const { t } = useTranslation('commerce');
  const { outcome, isOver, refusal } = usePaymentOutcome(paymentId);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
  if (refusal) {
    return (
      <Text as="p" tone="danger">
        {refusal.message || t('shell:errors.default')}
      </Text>
    );
  }
  if (outcome && isOver) return <Ended outcome={outcome} />;
  return (
    <Inline>
      <Spinner size={18} />
      <Text>{t('bank.waiting')}</Text>
      {outcome?.nextAction && <BankStep action={outcome.nextAction} size="sm" />}
    </Inline>
  );
}

function Ended({ outcome: { status, payment } }: { outcome: TopUpResult }) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  if (status === 'failed') {
    return (
      <Text as="p" tone="danger">
        {t(failureKeys(payment.failureCode))}
      </Text>
    );
  }
  if (status === 'refunded') return <Text as="p">{t('payments.states.refunded')}</Text>;
  const words =
    payment.purpose === 'subscription' ? t('bank.subscribing') : t('topUp.done', { tokens: price(payment.tokens) });
  return <Text as="p">{words}</Text>;
}
