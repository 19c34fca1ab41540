import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { lazyDialog, lazyPart, ListRow, useToast } from '@barg/ui-kit';
import { MenuPlace } from '../../../../shared/menu-place.tsx';
import { useRemoveQuickReplyMutation, type QuickReply } from '../../api/quick-replies.ts';

const Menu = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }));
const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface QuickReplyRowProps {
  reply: QuickReply;
  isFirst: boolean;
  isLast: boolean;
  /** The order is being stored. */
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
}

export function QuickReplyRow({ reply, isFirst, isLast, isBusy, onMove, onEdit }: QuickReplyRowProps) {
  const { t } = useTranslation('creator-studio');
  const [isAsked, setAsked] = useState(false);
  const label = t('inbox.replies.menu', { title: reply.title });
  const up = () => onMove(-1);
  const down = () => onMove(1);
  const ask = () => setAsked(true);
  const items = [
    { id: 'edit', label: t('inbox.replies.edit'), icon: Pencil, onSelect: onEdit },
    { id: 'up', label: t('inbox.replies.up'), icon: ArrowUp, isDisabled: isFirst || isBusy, onSelect: up },
    { id: 'down', label: t('inbox.replies.down'), icon: ArrowDown, isDisabled: isLast || isBusy, onSelect: down },
    { id: 'delete', label: t('inbox.replies.delete'), icon: Trash2, tone: 'danger', onSelect: ask },
  ] as const;
  return (
    <>
      <ListRow
        title={reply.title}
        subtitle={reply.text}
        end={
          <MenuPlace label={label}>
            <Menu label={label} items={items} defaultOpen />
          </MenuPlace>
        }
      />
      {isAsked && <DeleteQuestion reply={reply} onClose={() => setAsked(false)} />}
    </>
  );
}

function DeleteQuestion({ reply: { _id, title }, onClose }: { reply: QuickReply; onClose: () => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [remove, { isLoading }] = useRemoveQuickReplyMutation();
  const handleConfirm = async (): Promise<void> => {
    const { error } = await remove(_id);
    onClose();
    if (error) toast(toQueryError(error).message || t('shell:errors.default'), { tone: 'danger' });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('inbox.replies.deleteTitle', { title })}
      confirmLabel={t('inbox.replies.delete')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('inbox.replies.deleteText')}
    </ConfirmDialog>
  );
}
