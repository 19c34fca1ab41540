import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import { Menu } from '@barg/ui-kit/overlays';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { useSide } from '../../hooks/use-side.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { SideDialog } from './side-dialog.tsx';

type Asked = 'note' | 'clear';

/** What the menu offers: of what can be set, the opposite of what is. */
function useItems(conversation: Conversation, onAsk: (asked: Asked) => void) {
  const { t } = useTranslation('messaging');
  const change = useSide(conversation);
  const { isPinned, isMuted, isArchived } = conversation;
  return [
    {
      id: 'pin',
      label: isPinned ? t('side.unpin') : t('side.pin'),
      icon: isPinned ? PinOff : Pin,
      onSelect: () => change({ pinned: !isPinned }),
    },
    {
      id: 'mute',
      label: isMuted ? t('side.unmute') : t('side.mute'),
      icon: isMuted ? Bell : BellOff,
      onSelect: () => change({ muted: !isMuted }),
    },
    {
      id: 'archive',
      label: isArchived ? t('side.unarchive') : t('side.archive'),
      icon: isArchived ? ArchiveRestore : Archive,
      onSelect: () => change({ archived: !isArchived }),
    },
    { id: 'note', label: t('side.edit'), icon: NotebookPen, onSelect: () => onAsk('note') },
    { id: 'clear', label: t('side.clear'), icon: Trash2, tone: 'danger', onSelect: () => onAsk('clear') },
  ] as const;
}

/** The open menu of a conversation, and the dialogs that it leads to. */
export default function RowActions({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const [shown, setShown] = useState<Asked | null>(null);
  const items = useItems(conversation, setShown);
  const handleClose = () => setShown(null);
  const label = t('side.menu', { name: nameOfOther(conversation) });
  return (
    <>
      <Menu label={label} items={items} trigger={<IconButton icon={Ellipsis} size="sm" label={label} />} defaultOpen />
      {shown === 'note' && <SideDialog conversation={conversation} onClose={handleClose} />}
      {shown === 'clear' && <ClearDialog conversation={conversation} onClose={handleClose} />}
    </>
  );
}
