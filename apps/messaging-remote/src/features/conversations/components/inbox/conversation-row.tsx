import BellOff from 'lucide-react/icons/bell-off';
import Pin from 'lucide-react/icons/pin';
import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Avatar, CountBadge, Icon, ListRow, UserLine, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { useThreadPaths } from '../../hooks/use-inbox-address.ts';
import { ConversationTime } from './conversation-time.tsx';
import { Erased, Preview, PreviewText, RowEnd, RowItem, RowMarks } from './inbox.styles.ts';
import { RowMenu } from './row-menu.tsx';

/** The label of a message without text. */
const nameOf = ({ isLastMessagePaid, lastMessageType: type }: Conversation) => {
  if (isLastMessagePaid) return 'paid.message';
  return type === 'photo' || type === 'video' || type === 'audio' || type === 'file'
    ? (`files.${type}` as const)
    : null;
};

/** The last message, and whether it is an own one. */
function LastMessage({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const myId = useCurrentUser()?._id;
  const { isLastMessageDeleted, lastMessage, lastSenderId, totalNotSeenMessages } = conversation;
  const nameKey = lastMessage === '' ? nameOf(conversation) : null;
  if (isLastMessageDeleted) return <Erased>{t('thread.deleted')}</Erased>;
  return (
    <Preview $isUnread={totalNotSeenMessages > 0}>
      {lastSenderId === myId && <span>{t('inbox.you')} </span>}
      {nameKey ? (
        <PreviewText>{t(nameKey)}</PreviewText>
      ) : (
        <UserLine as={PreviewText} text={lastMessage} isLinked={false} />
      )}
    </Preview>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden>
        <CountBadge count={count} />
      </span>
      <VisuallyHidden>{t('unread', { count, amount: format.number(count) })}</VisuallyHidden>
    </>
  );
}

/** Says that a conversation is pinned or muted. */
function Marks({ isPinned, isMuted }: Pick<Conversation, 'isPinned' | 'isMuted'>) {
  const { t } = useTranslation('messaging');
  return (
    <>
      {isPinned && <Icon icon={Pin} size={14} label={t('side.pinned')} />}
      {isMuted && <Icon icon={BellOff} size={14} label={t('side.muted')} />}
    </>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  isSelected: boolean;
  /** Results of a search have none: they are as they were when they were found. */
  hasMenu?: boolean;
}

export function ConversationRow({ conversation, isSelected, hasMenu = true }: ConversationRowProps) {
  const threadPaths = useThreadPaths();
  const { _id, recipient, lastMessageCreatedAt, totalNotSeenMessages } = conversation;
  const { avatarUrl, isOnline } = recipient;
  const name = nameOfOther(conversation);
  return (
    <RowItem $isSelected={isSelected}>
      <ListRow
        to={threadPaths.conversation(_id)}
        isSelected={isSelected}
        start={<Avatar name={recipient.name} url={avatarUrl} size="lg" status={isOnline ? 'online' : 'none'} />}
        title={name}
        subtitle={<LastMessage conversation={conversation} />}
        end={
          <RowEnd>
            <RowMarks>
              <Marks {...conversation} />
              {lastMessageCreatedAt && <ConversationTime value={lastMessageCreatedAt} />}
            </RowMarks>
            <Unread count={totalNotSeenMessages} />
          </RowEnd>
        }
      />
      {hasMenu && <RowMenu conversation={conversation} />}
    </RowItem>
  );
}
