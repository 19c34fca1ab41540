import { useMemo } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Button, EmptyState, Spinner, useInView } from '@barg/ui-kit';
import type { Thread } from '../../state/selectors.ts';
import { DayLabel } from './day-label.tsx';
import { MessageLine } from './message-line.tsx';
import { OutgoingMessages } from './outgoing-messages.tsx';
import { Older, OlderSentinel, Timeline } from './thread.styles.ts';
import { toTimeline } from './timeline.ts';

interface OlderMessagesProps {
  thread: Thread;
  onMore: () => void;
}

/** Above the oldest loaded message while there are older ones. */
function OlderMessages({ thread, onMore }: OlderMessagesProps) {
  const { t } = useTranslation('messaging');
  const sentinel = useInView<HTMLDivElement>(onMore, { isPaused: thread.fetching || thread.error !== null });
  return (
    <Older>
      <OlderSentinel ref={sentinel} />
      {thread.fetching && <Spinner label={t('thread.loadingOlder')} />}
      {thread.error && (
        <Button variant="quiet" size="sm" onClick={onMore}>
          {t('thread.retryOlder')}
        </Button>
      )}
    </Older>
  );
}

interface MessageTimelineProps {
  conversation: Conversation;
  thread: Thread;
  /** The sequence of the message that was sought. */
  at: number | null;
  onOlder: () => void;
}

export function MessageTimeline({ conversation, thread, at, onOlder }: MessageTimelineProps) {
  const { t } = useTranslation('messaging');
  const myId = useCurrentUser()?._id;
  const timeline = useMemo(() => toTimeline(thread.items, myId), [thread.items, myId]);
  const { name } = conversation.recipient;
  return (
    // `role="log"` is around the list, because on the list it would replace the list's role.
    <div role="log" aria-label={t('thread.label', { name })}>
      <Timeline>
        {thread.hasOlder && <OlderMessages thread={thread} onMore={onOlder} />}
        {timeline.length === 0 && (
          <li>
            <EmptyState title={t('thread.empty', { name })} />
          </li>
        )}
        {timeline.map((entry) =>
          entry.kind === 'day' ? (
            <DayLabel key={entry.key} date={entry.date} />
          ) : (
            <MessageLine key={entry.key} line={entry} isSought={entry.message.sequence === at} />
          ),
        )}
        <OutgoingMessages conversationId={conversation._id} arrived={thread.items} />
      </Timeline>
    </div>
  );
}
