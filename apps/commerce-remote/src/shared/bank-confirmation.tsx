import { useEffect, useEffectEvent } from 'react';
import type { Payment, PaymentNextAction } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Spinner, Stack, Text } from '@barg/ui-kit';
import { usePaymentOutcome } from './api/payment-outcome.ts';
import { BankStep } from './bank-step.tsx';

interface BankConfirmationProps {
  payment: Payment;
  onDone: (tokens: number) => void;
  /** Begins another attempt. */
  onRetry: () => void;
}

/** `payment.card_declined` becomes the text `payments.failures.card_declined`, with a fallback for unknown codes. */
export const failureKeys = (code: string | null): string[] => [
  `payments.failures.${(code ?? '').replace('payment.', '')}`,
  'payments.failures.card_declined',
];

const leadOf = ({ clientSecret }: PaymentNextAction): string => (clientSecret ? 'bank.leadHere' : 'bank.lead');

/**
 * Opens the bank's confirmation and polls for the result, because neither the bank's page nor its end proves anything.
 * A payer who closes it finds the payment in the list of payments.
 */
export function BankConfirmation({ payment, onDone, onRetry }: BankConfirmationProps) {
  const { t } = useTranslation('commerce');
  const { outcome, refusal } = usePaymentOutcome(payment._id);
  const done = useEffectEvent(onDone);
  const isDone = outcome?.status === 'succeeded';
  const { tokens } = payment;
  useEffect(() => {
    if (isDone) done(tokens);
  }, [isDone, tokens]);
  if (outcome?.status === 'failed' || outcome?.status === 'refunded') {
    return (
      <Stack gap={4}>
        <Text as="p" role="alert" tone="danger">
          {t(outcome.status === 'failed' ? failureKeys(outcome.payment.failureCode) : 'payments.states.refunded')}
        </Text>
        <Button variant="primary" size="lg" width="full" onClick={onRetry}>
          {t('bank.retry')}
        </Button>
      </Stack>
    );
  }
  const action = (outcome ?? payment).nextAction;
  return (
    <Stack gap={4}>
      <Text as="p">{t(action ? leadOf(action) : 'bank.noAnswer')}</Text>
      {action && <BankStep action={action} size="lg" width="full" />}
      {refusal ? (
        <Text as="p" role="alert" tone="danger">
          {refusal.message || t('shell:errors.default')}
        </Text>
      ) : (
        <Inline>
          <Spinner size={18} />
          <Text tone="muted">{t('bank.waiting')}</Text>
        </Inline>
      )}
      <Text as="p" tone="muted">
        {t('bank.closing')}
      </Text>
    </Stack>
  );
}
