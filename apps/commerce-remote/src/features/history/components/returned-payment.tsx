import { useTranslation } from '@barg/runtime/i18n';
import { Card, Inline, Spinner, Text, usePrice } from '@barg/ui-kit';
import { failureKeys } from '../../../shared/bank-confirmation.tsx';
import { usePaymentOutcome } from '../../../shared/api/payment-outcome.ts';
import { BankStep } from '../../../shared/bank-step.tsx';

/** The result of the payment with which the payer returns from the bank's page. */
export function ReturnedPayment({ paymentId }: { paymentId: string }) {
  return (
    <Card as="div" role="status">
      <Outcome paymentId={paymentId} />
    </Card>
  );
}

function Outcome({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  const { outcome, refusal } = usePaymentOutcome(paymentId);
  if (outcome?.status === 'succeeded') {
    return <Text as="p">{t('topUp.done', { tokens: price(outcome.payment.tokens) })}</Text>;
  }
  if (outcome?.status === 'failed' || refusal) {
    return (
      <Text as="p" tone="danger">
        {refusal?.message || t(outcome ? failureKeys(outcome.payment.failureCode) : 'shell:errors.default')}
      </Text>
    );
  }
  return (
    <Inline>
      <Spinner size={18} />
      <Text>{t('bank.waiting')}</Text>
      {outcome?.nextAction && <BankStep action={outcome.nextAction} size="sm" />}
    </Inline>
  );
}
