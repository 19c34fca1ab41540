import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Avatar, CountBadge, ListRow, UserWords, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { paths } from '../../../../shared/paths.ts';
import { ConversationTime } from './conversation-time.tsx';
import { Erased, Preview, PreviewText, RowEnd } from './inbox.styles.ts';

/** The label of a message without text. */
const nameOf = ({ isLastMessagePaid, lastMessageType: type }: Conversation) => {
  if (isLastMessagePaid) return 'paid.message';
  return type === 'photo' || type === 'video' ? (`files.${type}` as const) : null;
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
        <PreviewText>
          <UserWords text={lastMessage} isLinked={false} />
        </PreviewText>
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

export function ConversationRow({ conversation, isSelected }: { conversation: Conversation; isSelected: boolean }) {
  const { _id, recipient, lastMessageCreatedAt, totalNotSeenMessages } = conversation;
  const { name, avatarUrl, isOnline } = recipient;
  return (
    <li>
      <ListRow
        to={paths.conversation(_id)}
        isSelected={isSelected}
        start={<Avatar name={name} url={avatarUrl} size="lg" status={isOnline ? 'online' : 'none'} />}
        title={name}
        subtitle={<LastMessage conversation={conversation} />}
        end={
          <RowEnd>
            {lastMessageCreatedAt && <ConversationTime value={lastMessageCreatedAt} />}
            <Unread count={totalNotSeenMessages} />
          </RowEnd>
        }
      />
    </li>
  );
}
