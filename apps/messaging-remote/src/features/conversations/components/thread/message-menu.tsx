import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, lazy, useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';

const Menu = lazy(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

/** What one can do with one's own message. The code of menus and dialogs is fetched by the first press. */
export function MessageMenu({ message }: { message: Message }) {
  const { t } = useTranslation('messaging');
  const [isAsked, setAsked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const label = t('thread.menu');
  const trigger = <IconButton icon={Ellipsis} size="sm" label={label} onClick={() => setAsked(true)} />;
  if (!isAsked) return trigger;
  const erase = {
    id: 'delete',
    label: t('thread.delete'),
    icon: Trash2,
    tone: 'danger',
    onSelect: () => setDeleting(true),
  } as const;
  return (
    <Suspense fallback={trigger}>
      <Menu
        label={label}
        items={[erase]}
        trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}
        defaultOpen
      />
      {isDeleting && <DeleteDialog message={message} onClose={() => setDeleting(false)} />}
    </Suspense>
  );
}
