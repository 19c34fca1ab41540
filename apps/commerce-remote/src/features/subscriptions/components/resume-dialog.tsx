import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, usePrice, useToast } from '@barg/ui-kit';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { useCoupon } from '../../../shared/coupon/use-coupon.ts';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { FigureLine } from '../../../shared/wallet-line.tsx';
import { useResumeSubscriptionMutation } from '../api/pause-subscription.ts';
import { useNextCharge } from '../hooks/use-next-charge.ts';
import { CardRenewal } from './card-renewal.tsx';

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
  const { _id: subscriptionId, performer, type, status, price: tokens } = subscription;
  const { name } = performer;
  const isWaiting = status === 'paused' || status === 'past-due';
  const isPaid = isWaiting && tokens > 0;
  // A free period becomes a monthly one once it is paid for.
  const plan = type === 'free' ? 'monthly' : type;
  const coupon = useCoupon(isPaid ? { purpose: 'subscription', itemId: performer._id, plan } : null);
  const price = isPaid ? (coupon.quote?.total ?? tokens) : 0;
  const code = coupon.quote?.code;
  const payment = useWalletPayment({
    place: `resume:${subscriptionId}`,
    keyKept: isPaid ? 'device' : 'dialog',
    price,
    order: { subscriptionId, price, code },
    pay: (key) => resume({ subscriptionId, price, key, ...(code && { coupon: code }) }).unwrap(),
    onRefused: coupon.askAgain,
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
      isPayable={!coupon.isPending}
      onClose={onClose}
    >
      <Text as="p">{isWaiting ? t('subscriptions.periodBegins', { tokens: inTokens(tokens) }) : nextCharge}</Text>
      {!isWaiting && <CardRenewal subscription={subscription} />}
      {isPaid && <CouponField coupon={coupon} />}
      <FigureLine label={t('subscriptions.now')} tokens={price} />
    </PayDialog>
  );
}
