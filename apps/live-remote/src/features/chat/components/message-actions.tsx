import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIntent } from '@barg/session';
import { IconButton, lazyPart, useToast } from '@barg/ui-kit';
import { ASIDE } from '../../../shared/layout/aside.ts';
import { ReportButton } from '../../../shared/report-button.tsx';
import type { StreamChat } from '../api/chat-state.ts';
import { useDeleteChatMessageMutation } from '../api/delete-message.ts';
import type { ChatRef } from '../api/stream-messages.ts';
import { ActionsToggle, RowActions } from './chat-message.styles.ts';
import { nameOf } from './chat-words.tsx';

// Few keep order; the others do not wait for it.
const OrderMenu = lazyPart(async () => ({ default: (await import('./order/order-menu.tsx')).OrderMenu }), ASIDE);

export interface MessageActionsProps {
  chat: ChatRef;
  message: Message;
  performerId: string;
  /** Of the reader; undefined until it is known. */
  role: StreamChat['you']['role'] | undefined;
}

/** What the reader can do about a message. Its author, the performer and her moderators can delete it. */
export function MessageActions({ chat, message, performerId, role }: MessageActionsProps) {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(message);
  const { isDeleted, sender, senderId } = message;
  const isOwn = user?._id === senderId;
  const isHers = senderId === performerId;
  const isAbove = isOwn || isHers;
  const isPerformer = user?._id === performerId;
  const keepsOrder = role === 'performer' || role === 'moderator';
  const mayBlock = !isOwn && isPerformer;
  const mayDelete = !isDeleted && (isOwn || isPerformer || (keepsOrder && !isHers));
  const mayReport = !isOwn && !isDeleted && user !== null;
  const hasOrder = keepsOrder && !(isDeleted && isAbove);
  if (!mayBlock && !mayDelete && !mayReport && !hasOrder) return null;
  const isFolding = keepsOrder || isPerformer;
  return (
    <>
      {isFolding && (
        <ActionsToggle>
          <IconButton
            icon={EllipsisVertical}
            size="sm"
            label={t('chat.actions', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </ActionsToggle>
      )}
      <RowActions $isFolding={isFolding} $isOpen={isOpen}>
        {mayBlock && <BlockButton message={message} />}
        {mayDelete && <DeleteButton chat={chat} message={message} />}
        {hasOrder && <OrderMenu streamId={chat.streamId} message={message} name={name} role={role} isAbove={isAbove} />}
        {mayReport && (
          <ReportButton
            size="sm"
            label={t('chat.report', { name })}
            target={{ type: 'message', _id: message._id, performer: sender }}
          />
        )}
      </RowActions>
    </>
  );
}

/** Blocks the author, which removes them from the stream. */
function BlockButton({ message }: { message: Message }) {
  const { t } = useTranslation('live');
  const block = useIntent('site.block');
  if (!block.isAvailable) return null;
  const { _id, name } = message.sender;
  return (
    <IconButton
      icon={Ban}
      size="sm"
      label={t('chat.block', { name: nameOf(message) })}
      onClick={() => void block.ask({ person: { _id, name }, isBlocked: false })}
    />
  );
}

function DeleteButton({ chat, message }: { chat: ChatRef; message: Message }) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [deleteMessage] = useDeleteChatMessageMutation();
  const handleDelete = async () => {
    const { error } = await deleteMessage({ chat, messageId: message._id });
    if (error) toast(error.message || t('chat.deleteFailed'), { tone: 'danger' });
  };
  return (
    <IconButton
      icon={Trash2}
      size="sm"
      label={t('chat.delete', { name: nameOf(message) })}
      onClick={() => void handleDelete()}
    />
  );
}
