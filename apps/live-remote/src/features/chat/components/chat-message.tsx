import Ban from 'lucide-react/icons/ban';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIntent } from '@barg/session';
import { IconButton, lazyPart, useToast } from '@barg/ui-kit';
import { ASIDE } from '../../../shared/layout/aside.ts';
import { ReportButton } from '../../../shared/report-button.tsx';
import { useDeleteChatMessageMutation } from '../api/delete-message.ts';
import type { StreamChat } from '../api/chat-state.ts';
import type { ChatRef } from '../api/stream-messages.ts';
import { MessageRow, RowAction } from './chat-message.styles.ts';
import { ChatTip } from './chat-tip.tsx';
import { ChatWords, nameOf } from './chat-words.tsx';

// Few keep order; the others do not wait for it.
const OrderMenu = lazyPart(async () => ({ default: (await import('./order/order-menu.tsx')).OrderMenu }), ASIDE);

interface ChatMessageProps {
  chat: ChatRef;
  message: Message;
  performerId: string;
  /** Of the reader; undefined until it is known. */
  role: StreamChat['you']['role'] | undefined;
}

/** A chat message. Its author, the performer and her moderators can delete it. */
export function ChatMessage({ chat, message, performerId, role }: ChatMessageProps) {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  if (message.type === 'tip') return <ChatTip message={message} />;
  const isOwn = user?._id === message.senderId;
  const isHers = message.senderId === performerId;
  const keepsOrder = role === 'performer' || role === 'moderator';
  const mayDelete = !message.isDeleted && (isOwn || user?._id === performerId || (keepsOrder && !isHers));
  const mayBlock = !isOwn && user?._id === performerId;
  return (
    <MessageRow>
      <ChatWords message={message} performerId={performerId} />
      {mayBlock && <BlockButton message={message} />}
      {mayDelete && <DeleteButton chat={chat} message={message} />}
      {keepsOrder && (
        <RowAction>
          <OrderMenu
            streamId={chat.streamId}
            message={message}
            name={nameOf(message)}
            role={role}
            isAbove={isOwn || isHers}
          />
        </RowAction>
      )}
      {!isOwn && !message.isDeleted && user && (
        <RowAction>
          <ReportButton
            size="sm"
            label={t('chat.report', { name: nameOf(message) })}
            target={{ type: 'message', _id: message._id, performer: message.sender }}
          />
        </RowAction>
      )}
    </MessageRow>
  );
}

/** Blocks the author, which removes them from the stream. */
function BlockButton({ message }: { message: Message }) {
  const { t } = useTranslation('live');
  const block = useIntent('site.block');
  if (!block.isAvailable) return null;
  const { _id, name } = message.sender;
  return (
    <RowAction>
      <IconButton
        icon={Ban}
        size="sm"
        label={t('chat.block', { name: nameOf(message) })}
        onClick={() => void block.ask({ person: { _id, name }, isBlocked: false })}
      />
    </RowAction>
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
    <RowAction>
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('chat.delete', { name: nameOf(message) })}
        onClick={() => void handleDelete()}
      />
    </RowAction>
  );
}
