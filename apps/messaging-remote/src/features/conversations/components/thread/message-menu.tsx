import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent } from '@barg/session';
import { IconButton, lazyDialog, lazyPart, SMALL_PART } from '@barg/ui-kit';

const Menu = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }), SMALL_PART);
const DeleteDialog = lazyDialog(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

/**
 * What one can do with a message: take one's own back, report another's. The code of menus and dialogs is fetched by
 * the first press.
 */
export function MessageMenu({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { t } = useTranslation('messaging');
  const report = useIntent('site.report');
  const [isAsked, setAsked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const label = t('thread.menu');
  const trigger = <IconButton icon={Ellipsis} size="sm" label={label} onClick={() => setAsked(true)} />;
  // Bought messages cannot be deleted.
  if (isOwn ? message.isBought : !report.isAvailable) return null;
  if (!isAsked) return trigger;
  const erase = {
    id: 'delete',
    label: t('thread.delete'),
    icon: Trash2,
    tone: 'danger',
    onSelect: () => setDeleting(true),
  } as const;
  const { _id, sender: performer } = message;
  const tell = {
    id: 'report',
    label: t('thread.report'),
    icon: Flag,
    onSelect: () => void report.ask({ type: 'message', _id, performer }),
  };
  return (
    <Suspense fallback={trigger}>
      <Menu
        label={label}
        items={isOwn ? [erase] : [tell]}
        trigger={<IconButton icon={Ellipsis} size="sm" label={label} />}
        defaultOpen
      />
      {isDeleting && <DeleteDialog message={message} onClose={() => setDeleting(false)} />}
    </Suspense>
  );
}
