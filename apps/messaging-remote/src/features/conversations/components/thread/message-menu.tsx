import Ellipsis from 'lucide-react/icons/ellipsis';
import Forward from 'lucide-react/icons/forward';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIntent } from '@barg/session';
import { IconButton, lazyDialog, lazyPart, SMALL_PART } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { useAct } from '../../hooks/use-act.ts';

const Menu = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }), SMALL_PART);
const ReactionDialog = lazyDialog(async () => ({
  default: (await import('./acts/reaction-dialog.tsx')).ReactionDialog,
}));
const ForwardDialog = lazyDialog(async () => ({ default: (await import('./acts/forward-dialog.tsx')).ForwardDialog }));
const DeleteDialog = lazyDialog(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

/** As the server allows it; what comes late is refused by the server. Milliseconds. */
const EDITABLE_FOR = 15 * 60_000;

const isEditable = ({ createdAt, isBought }: Message): boolean =>
  !isBought && Date.now() - Date.parse(createdAt) < EDITABLE_FOR;

/** As the server has it: messages share only bytes that a vault keeps, which is those of performers, without documents. */
const isForwardable = ({ files }: Message, hasVault: boolean): boolean =>
  files.every(({ type }) => hasVault && type !== 'file');

interface MessageMenuProps {
  message: Message;
  isOwn: boolean;
  /** Nothing can be sent here: the reader blocks the other side. */
  isClosed: boolean;
}

/**
 * What one can do with a message: answer it, react, change one's own, send it on or take it back, report another's. The code of
 * menus and dialogs is fetched by the first press.
 */
export function MessageMenu({ message, isOwn, isClosed }: MessageMenuProps) {
  const { t } = useTranslation('messaging');
  const me = useCurrentUser();
  const report = useIntent('site.report');
  const { reply, edit } = useAct(message.conversationId);
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState<'deletion' | 'forwarding' | 'reaction' | null>(null);
  const close = () => setOpen(null);
  const label = t('thread.menu');
  const trigger = <IconButton icon={Ellipsis} size="sm" label={label} onClick={() => setAsked(true)} />;
  const { _id, sender: performer } = message;
  const acts = [
    { id: 'reply', label: t('thread.reply'), icon: Reply, isMirrored: true, onSelect: () => reply(message) },
    { id: 'react', label: t('thread.react'), icon: SmilePlus, onSelect: () => setOpen('reaction') },
  ];
  const change = { id: 'edit', label: t('thread.edit'), icon: Pencil, onSelect: () => edit(message) };
  const pass = {
    id: 'forward',
    label: t('thread.forward'),
    icon: Forward,
    isMirrored: true,
    onSelect: () => setOpen('forwarding'),
  };
  const erase = {
    id: 'delete',
    label: t('thread.delete'),
    icon: Trash2,
    tone: 'danger',
    onSelect: () => setOpen('deletion'),
  } as const;
  const tell = {
    id: 'report',
    label: t('thread.report'),
    icon: Flag,
    onSelect: () => void report.ask({ type: 'message', _id, performer }),
  };
  const items: MenuAction[] = [
    ...(isClosed ? [] : acts),
    ...(isOwn && !isClosed && isEditable(message) ? [change] : []),
    ...(isOwn && isForwardable(message, me?.role === 'performer') ? [pass] : []),
    // What was bought stays.
    ...(isOwn && !message.isBought ? [erase] : []),
    ...(!isOwn && report.isAvailable ? [tell] : []),
  ];
  if (items.length === 0) return null;
  if (!isAsked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu label={label} items={items} trigger={<IconButton icon={Ellipsis} size="sm" label={label} />} defaultOpen />
      {open === 'deletion' && <DeleteDialog message={message} onClose={close} />}
      {open === 'forwarding' && <ForwardDialog message={message} onClose={close} />}
      {open === 'reaction' && <ReactionDialog message={message} onClose={close} />}
    </Suspense>
  );
}
