import { useMemo, useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Conversation, Message } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppSelector, useCurrentUser } from '@barg/session';
import { Button, EmptyState, Spinner, useFormat, useInView } from '@barg/ui-kit';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import type { KeptThread } from '../../hooks/use-kept-thread.ts';
import { selectThread, type Thread } from '../../selectors.ts';
import type { UnreadLine } from '../../state/unread-lines.ts';
import { DayLabel } from './day-label.tsx';
import { ToUnread } from './marks.styles.ts';
import { MessageLine } from './message-line.tsx';
import { OutgoingMessages } from './outgoing-messages.tsx';
import { Further, FurtherSentinel, Timeline, ToEnd } from './thread.styles.ts';
import { firstUnreadOf, toTimeline } from './timeline.ts';
import { UnreadMark } from './unread-mark.tsx';

interface FurtherMessagesProps {
  thread: Thread;
  /** The side on which there are more. */
  side: 'older' | 'newer';
  onMore: () => void;
}

/** Beside the last loaded message of one side while there are others. */
function FurtherMessages({ thread, side, onMore }: FurtherMessagesProps) {
  const { t } = useTranslation('messaging');
  const sentinel = useInView<HTMLDivElement>(onMore, { isPaused: thread.fetching || thread.error !== null });
  return (
    <Further>
      <FurtherSentinel ref={sentinel} $side={side} />
      {thread.fetching && <Spinner label={t(side === 'older' ? 'thread.loadingOlder' : 'thread.loadingNewer')} />}
      {thread.error && (
        <Button variant="quiet" size="sm" onClick={onMore}>
          {t(side === 'older' ? 'thread.retryOlder' : 'thread.retryNewer')}
        </Button>
      )}
    </Further>
  );
}

/** The sequence of the last own message, if the other side is known to have read it. */
const lastSeen = (items: readonly Message[], { seenSequence }: Conversation, myId?: string): number | null => {
  const last = items.findLast(({ senderId, isDeleted }) => senderId === myId && !isDeleted);
  return last && seenSequence !== null && seenSequence >= last.sequence ? last.sequence : null;
};

interface MessageTimelineProps {
  conversation: Conversation;
  /** Its messages are those from where it is drawn. */
  thread: Omit<KeptThread, 'items'>;
  /** The sequence of the message that was sought. */
  at: number | null;
  /** Where the reader stood when the conversation was opened, if something was new. */
  unread: UnreadLine | null;
  /** The latest message is in sight. */
  isAtEnd: boolean;
  onUnread: () => void;
  onOlder: () => void;
  onNewer: () => void;
  /** Goes to the latest messages. */
  onEnd: () => void;
}

export function MessageTimeline(props: MessageTimelineProps) {
  const { conversation, at, unread, isAtEnd, onUnread, onOlder, onNewer, onEnd } = props;
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const myId = useCurrentUser()?._id;
  const drawn = { conversationId: conversation._id, at: props.thread.drawnAt };
  const { items } = useAppSelector((state) => selectThread(state, drawn));
  const thread = { ...props.thread, items };
  /** The line that has been in sight. */
  const [passed, setPassed] = useState<number | null>(null);
  const firstUnread = unread && firstUnreadOf(thread, { after: unread.after, myId });
  const timeline = useMemo(() => toTimeline(items, myId, firstUnread), [items, myId, firstUnread]);
  const seen = thread.hasNewer ? null : lastSeen(items, conversation, myId);
  const { name } = conversation.recipient;
  const newMessages = (count: number) => t('unread.show', { count, amount: format.number(count) });
  /** What came below while the reader is further up. */
  const below = isAtEnd ? 0 : conversation.totalNotSeenMessages;
  return (
    // `role="log"` is around the list, because on the list it would replace the list's role.
    <div role="log" aria-label={t('thread.label', { name })}>
      {below === 0 && unread && unread.after !== passed && (
        <ToUnread>
          <Button size="sm" icon={ArrowUp} onClick={onUnread}>
            {newMessages(unread.count)}
          </Button>
        </ToUnread>
      )}
      <Timeline>
        {thread.hasOlder && <FurtherMessages side="older" thread={thread} onMore={onOlder} />}
        {timeline.length === 0 && (
          <li>
            <EmptyState title={t('thread.empty', { name })} />
          </li>
        )}
        {timeline.map((entry) => {
          const { key } = entry;
          if (entry.kind === 'unread') return <UnreadMark key={key} onSeen={() => setPassed(unread?.after ?? null)} />;
          if (entry.kind === 'day') return <DayLabel key={key} date={entry.date} conversationId={conversation._id} />;
          return (
            <MessageLine
              key={key}
              {...{ line: entry, conversation }}
              isSought={entry.message.sequence === at}
              isSeen={entry.message.sequence === seen}
              areLinksHeld={conversation.linksHeld}
            />
          );
        })}
        {thread.hasNewer && <FurtherMessages side="newer" thread={thread} onMore={onNewer} />}
        {/* What is sent from further up stands below, though the messages before it have not come yet. */}
        {(!thread.hasNewer || thread.isKept) && (
          <OutgoingMessages conversationId={conversation._id} name={nameOfOther(conversation)} arrived={items} />
        )}
      </Timeline>
      {(thread.hasNewer || below > 0) && (
        <ToEnd>
          <Button size="sm" icon={below > 0 ? ArrowDown : undefined} onClick={onEnd}>
            {below > 0 ? newMessages(below) : t('thread.toEnd')}
          </Button>
        </ToEnd>
      )}
    </div>
  );
}
