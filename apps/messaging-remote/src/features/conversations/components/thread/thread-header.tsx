import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ban from 'lucide-react/icons/ban';
import type { Conversation, Recipient } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Slot } from '@barg/session';
import { Avatar, IconButton, IconLink, PersonName, Skeleton, useFormat } from '@barg/ui-kit';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { sitePaths } from '../../../../shared/paths.ts';
import { useThreadPaths } from '../../hooks/use-inbox-address.ts';
import { useBlock } from '../../hooks/use-block.ts';
import { useIsTyping } from '../../hooks/use-typing.ts';
import { FanButton } from '../fan/fan-button.tsx';
import { BackPlace, Person, PersonStatus, PersonTexts, ThreadHead } from './thread.styles.ts';

/** Typing, online, or last seen. */
function Status({ conversation: { _id, recipient } }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const isTyping = useIsTyping(_id);
  const presence = () => {
    if (recipient.isOnline) return t('thread.online');
    if (recipient.lastSeenAt === null) return '';
    return t('thread.lastSeen', { when: format.relative(recipient.lastSeenAt) });
  };
  return (
    <PersonStatus $isTyping={isTyping} aria-live="polite">
      {isTyping ? t('thread.typing') : presence()}
    </PersonStatus>
  );
}

/** A link for performers, who have a profile page. */
function Name({ conversation }: { conversation: Conversation }) {
  const { username, isPerformer } = conversation.recipient;
  const name = nameOfOther(conversation);
  if (!isPerformer || username === null) return <PersonName name={name} />;
  return (
    <Link to={sitePaths.profile(username)}>
      <PersonName name={name} />
    </Link>
  );
}

const performerOf = ({ _id, username, name, avatarUrl, isPerformer }: Recipient) =>
  isPerformer && username !== null ? { _id, username, name, avatarUrl } : null;

const PersonSkeleton = () => (
  <>
    <Skeleton width={44} height={44} radius="circle" />
    <Skeleton width={140} height={36} />
  </>
);

function Recipient({ conversation }: { conversation: Conversation }) {
  const { recipient } = conversation;
  return (
    <>
      <Avatar
        name={recipient.name}
        url={recipient.avatarUrl}
        size="md"
        status={recipient.isOnline ? 'online' : 'none'}
      />
      <PersonTexts>
        <h2>
          <Name conversation={conversation} />
        </h2>
        <Status conversation={conversation} />
      </PersonTexts>
    </>
  );
}

/** Hidden while the other side is blocked, since the note below offers to unblock. */
function BlockButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('messaging');
  const { isAvailable, ask } = useBlock(conversation);
  if (conversation.isBlocked || !isAvailable) return null;
  return <IconButton icon={Ban} label={t('thread.block', { name: conversation.recipient.name })} onClick={ask} />;
}

interface ThreadHeaderProps {
  conversation: Conversation | undefined;
  /** It could not be read, or there is none: nobody is about to be shown. */
  isFailed?: boolean;
}

/** The other side, its presence, and the slot of other remotes. */
export function ThreadHeader({ conversation, isFailed = false }: ThreadHeaderProps) {
  const { t } = useTranslation('messaging');
  const threadPaths = useThreadPaths();
  return (
    <ThreadHead>
      <BackPlace>
        <IconLink to={threadPaths.messages} icon={ArrowLeft} isMirrored label={t('thread.back')} />
      </BackPlace>
      <Person>
        {conversation && <Recipient conversation={conversation} />}
        {!conversation && !isFailed && <PersonSkeleton />}
      </Person>
      {/* Not for blocked performers. */}
      {conversation && !conversation.isBlocked && (
        <Slot
          name="conversation.header"
          props={{ conversationId: conversation._id, performer: performerOf(conversation.recipient) }}
        />
      )}
      {conversation && <FanButton conversation={conversation} />}
      {conversation && <BlockButton conversation={conversation} />}
    </ThreadHead>
  );
}
