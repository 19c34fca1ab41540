import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyDialog } from '@barg/ui-kit';

const OrderDialog = lazyDialog(() => import('./order-dialog.tsx'));

export function OrderButton({ streamId, role }: { streamId: string; role: 'performer' | 'moderator' }) {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Shield} size="sm" label={t('chat.order.open')} onClick={() => setOpen(true)} />
      {isOpen && <OrderDialog streamId={streamId} role={role} onClose={() => setOpen(false)} />}
    </>
  );
}
