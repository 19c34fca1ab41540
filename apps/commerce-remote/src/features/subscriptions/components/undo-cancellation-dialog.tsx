import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useToast } from '@barg/ui-kit';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { FigureLine } from '../../../shared/wallet-line.tsx';
import { useSubscribeMutation } from '../api/subscribe.ts';
import { useNextCharge } from '../hooks/use-next-charge.ts';
import { CardRenewal } from './card-renewal.tsx';

interface UndoCancellationDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks before a cancellation is undone: nothing is charged now, but the subscription renews again. */
export default function UndoCancellationDialog({ subscription, onClose }: UndoCancellationDialogProps) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const nextCharge = useNextCharge(subscription);
  const [subscribe] = useSubscribeMutation();
  const { performer, type, price: tokens } = subscription;
  const { name } = performer;
  const body = { performerId: performer._id, type, expectedPrice: 0, expectedRenewalPrice: tokens };
  const payment = useWalletPayment({
    place: `undo-cancellation:${performer._id}`,
    keyKept: 'dialog',
    price: 0,
    order: body,
    pay: (key) => subscribe({ body, key }).unwrap(),
    onPaid: () => {
      toast(t('subscriptions.resumed', { name }), { tone: 'success' });
      onClose();
    },
  });
  return (
    <PayDialog
      title={t('subscriptions.resumeTitle', { name })}
      payment={payment}
      label={t('subscriptions.resume')}
      onClose={onClose}
    >
      <Text as="p">{nextCharge}</Text>
      <CardRenewal subscription={subscription} />
      <FigureLine label={t('subscriptions.now')} tokens={0} />
    </PayDialog>
  );
}
