import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Stack, Text, useTokens } from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

interface RefundDialogProps {
  order: Order;
  isBusy: boolean;
  /** Answers whether it was done. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

const LONGEST_REASON = 500;

/** Asks before an order is cancelled and everything paid back. */
export default function RefundDialog({ order, isBusy, onConfirm, onClose }: RefundDialogProps) {
  const { t } = useTranslation('creator-studio');
  const inTokens = useTokens();
  const { text: reason, isSent, change: setReason, forget } = useUnsentText(`order-refund:${order._id}`);
  const { name } = order.buyer;
  const handleConfirm = async () => {
    if (await onConfirm(reason)) forget(reason);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('orders.refundTitle')}
      confirmLabel={t('orders.refund')}
      keepLabel={t('orders.keep')}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text>{t('orders.refundText', { name, tokens: inTokens(order.total) })}</Text>
        <TextField
          label={t('orders.refundReason')}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <SentNote isSent={isSent} />
      </Stack>
    </ConfirmDialog>
  );
}
