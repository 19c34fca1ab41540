import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useTokens, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useCancelOrderMutation } from '../api/orders.ts';

/** Asks before an order is cancelled. */
export default function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('commerce');
  const inTokens = useTokens();
  const toast = useToast();
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const handleConfirm = async () => {
    try {
      await cancel(order._id).unwrap();
      toast(t('orders.cancelled'), { tone: 'success' });
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('orders.cancelTitle')}
      confirmLabel={t('orders.cancel')}
      keepLabel={t('orders.keep')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('orders.cancelText', { tokens: inTokens(order.total) })}
    </ConfirmDialog>
  );
}
