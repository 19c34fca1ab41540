import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, usePrice, useToast } from '@barg/ui-kit';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { FigureLine } from '../../../shared/wallet-line.tsx';
import { useResumeSubscriptionMutation } from '../api/pause-subscription.ts';
import { useNextCharge } from '../hooks/use-next-charge.ts';

interface ResumeDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks before a pause ends or a failed renewal is paid. Cancelling a scheduled pause costs nothing. */
export default function ResumeDialog({ subscription, onClose }: ResumeDialogProps) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const inTokens = usePrice();
  const nextCharge = useNextCharge(subscription);
  const [resume] = useResumeSubscriptionMutation();
  const { _id: subscriptionId, performer, status, price: tokens } = subscription;
  const { name } = performer;
  const isWaiting = status === 'paused' || status === 'past-due';
  const price = isWaiting ? tokens : 0;
  const payment = useWalletPayment({
    price,
    order: { subscriptionId, price },
    pay: (key) => resume({ subscriptionId, price, key }).unwrap(),
    onPaid: () => {
      toast(t('subscriptions.resumed', { name }), { tone: 'success' });
      onClose();
    },
  });
  return (
    <PayDialog
      title={t('subscriptions.goOnTitle', { name })}
      payment={payment}
      label={t('subscriptions.goOn')}
      onClose={onClose}
    >
      <Text as="p">{isWaiting ? t('subscriptions.periodBegins', { tokens: inTokens(tokens) }) : nextCharge}</Text>
      <FigureLine label={t('subscriptions.now')} tokens={price} />
    </PayDialog>
  );
}
