import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Inline, Spinner, Text } from '@barg/ui-kit';
import { BankConfirmation } from '../../../shared/bank-confirmation.tsx';
import type { CardSubscribing, WaitingOrder } from '../hooks/use-card-subscription.ts';

interface CardWaitingProps {
  waiting: WaitingOrder;
  byCard: CardSubscribing;
}

/** The bank's question, and after its yes the wait for the subscription. */
export default function CardWaiting({ waiting, byCard: { complete, giveUp } }: CardWaitingProps) {
  const { t } = useTranslation('commerce');
  const handleComplete = () => void complete(waiting);
  if (waiting.step === 'bank') {
    return <BankConfirmation payment={waiting.payment} onDone={handleComplete} onRetry={giveUp} />;
  }
  if (waiting.step === 'unanswered') {
    return <ErrorState message={t('subscribe.unanswered')} onRetry={handleComplete} />;
  }
  return (
    <Inline role="status">
      <Spinner size={18} />
      <Text tone="muted">{t('subscribe.completing')}</Text>
    </Inline>
  );
}
