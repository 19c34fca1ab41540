import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Skeleton, Stack, Text, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useReleasePreviewQuery } from '../api/orders.ts';

interface StepDialogProps {
  order: Order;
  step: 'shipped' | 'delivered';
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an order is marked as sent or delivered. */
export default function StepDialog({ order, step, isBusy, onConfirm, onClose }: StepDialogProps) {
  const { t } = useTranslation('creator-studio');
  const { name } = order.buyer;
  const isShipping = step === 'shipped';
  return (
    <ConfirmDialog
      isOpen
      title={t(isShipping ? 'orders.shipTitle' : 'orders.deliverTitle')}
      confirmLabel={t(isShipping ? 'orders.ship' : 'orders.deliver')}
      {...{ isBusy, onConfirm, onClose }}
    >
      <Stack gap={3}>
        {isShipping && <Earned orderId={order._id} />}
        <Text>{t(isShipping ? 'orders.shipText' : 'orders.deliverText', { name })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** What the seller gets for it. Where that could not be read, it may be sent all the same. */
function Earned({ orderId }: { orderId: string }) {
  const { t } = useTranslation('creator-studio');
  const inTokens = useTokens();
  const { data, error } = useReleasePreviewQuery(orderId);
  if (error) return null;
  return data ? <Text>{t('orders.shipEarned', { tokens: inTokens(data.earned) })}</Text> : <Skeleton height={22} />;
}
