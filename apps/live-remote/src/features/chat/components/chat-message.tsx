import Trash2 from 'lucide-react/icons/trash-2';
import type { Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Coin, IconButton, useFormat, useToast } from '@barg/ui-kit';
import { useDeleteChatMessageMutation } from '../api/delete-message.ts';
import type { ChatRef } from '../api/stream-messages.ts';
import { Gone, MessageRow, RowAction, TipRow, Writer } from './chat-message.styles.ts';

interface ChatMessageProps {
  chat: ChatRef;
  message: Message;
  performerId: string;
}

const nameOf = ({ sender }: Message): string => sender.username ?? sender.name;

/** A line of the chat. Who wrote it may take it back; the performer may take back any. */
export function ChatMessage({ chat, message, performerId }: ChatMessageProps) {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  if (message.type === 'tip') return <Tip message={message} />;
  const isOwn = user?._id === message.senderId;
  const mayDelete = !message.isDeleted && (isOwn || user?._id === performerId);
  return (
    <MessageRow>
      <p>
        <Writer $isPerformer={message.senderId === performerId}>{nameOf(message)}</Writer>{' '}
        {message.isDeleted ? <Gone>{t('chat.deleted')}</Gone> : <bdi>{message.text}</bdi>}
      </p>
      {mayDelete && <DeleteButton chat={chat} message={message} />}
    </MessageRow>
  );
}

/** Isolated, so that a Latin name does not upset a Persian sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

function Tip({ message }: { message: Message }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const count = message.amount ?? 0;
  return (
    <TipRow>
      <Coin />
      <span>{t('chat.tipped', { name: isolated(nameOf(message)), count, amount: format.tokens(count) })}</span>
    </TipRow>
  );
}

function DeleteButton({ chat, message }: { chat: ChatRef; message: Message }) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [deleteMessage] = useDeleteChatMessageMutation();
  const handleDelete = async () => {
    const { error } = await deleteMessage({ chat, messageId: message._id });
    if (error) toast(t('chat.deleteFailed'), { tone: 'danger' });
  };
  return (
    <RowAction>
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('chat.delete', { name: isolated(nameOf(message)) })}
        onClick={() => void handleDelete()}
      />
    </RowAction>
  );
}
