import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

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
  const inTokens = useTokens();
  const { name } = order.buyer;
  const isShipping = step === 'shipped';
  return (
    <ConfirmDialog
      isOpen
      title={t(isShipping ? 'orders.shipTitle' : 'orders.deliverTitle')}
      confirmLabel={t(isShipping ? 'orders.ship' : 'orders.deliver')}
      {...{ isBusy, onConfirm, onClose }}
    >
      <Text>
        {isShipping ? t('orders.shipText', { name, tokens: inTokens(order.total) }) : t('orders.deliverText', { name })}
      </Text>
    </ConfirmDialog>
  );
}
