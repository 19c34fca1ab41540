import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useAppSelector } from '@barg/session';
import { lazyPart, Skeleton, Stack, usePageTitle } from '@barg/ui-kit';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { useThreadPaths } from '../../hooks/use-inbox-address.ts';
import { useCanAskPrice } from '../../hooks/use-asking-price.ts';
import { useAttachments } from '../../hooks/use-attachments.ts';
import { useFiles } from '../../hooks/use-files.ts';
import { useJump } from '../../hooks/use-jump.ts';
import { useReading } from '../../hooks/use-reading.ts';
import { useSeekUnread } from '../../hooks/use-seek-unread.ts';
import { useSteadyPlace } from '../../hooks/use-steady-place.ts';
import { useThread } from '../../hooks/use-thread.ts';
import { useUnreadLine } from '../../hooks/use-unread-line.ts';
import { keepPlace, placeIn } from '../../state/kept-places.ts';
import { selectConversation } from '../../selectors.ts';
import { DropZone } from './attach/drop-zone.tsx';
import { BlockNote } from './block-note.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Foot } from './foot.tsx';
import { MessageTimeline } from './message-timeline.tsx';
import { isNotThere, MissingThread } from './missing-thread.tsx';
import { OutgoingMessages } from './outgoing-messages.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { FootPlace, Scroller, Timeline } from './thread.styles.ts';

const RequestNote = lazyPart(() => import('./request-note.tsx'));

const ThreadSkeleton = () => (
  <Timeline as="div" aria-busy>
    {['52%', '38%', '60%', '44%'].map((width, row) => (
      <Stack key={width} align={row % 2 === 0 ? 'start' : 'end'}>
        <Skeleton width={width} height={42} radius="card" />
      </Stack>
    ))}
  </Timeline>
);

interface ThreadProps {
  conversationId: string;
  /** The sequence of the message to show instead of the latest ones. */
  at?: number | null;
}

/** A conversation: header, messages and composer. Key it by the conversation's id. */
export function Thread({ conversationId, at = null }: ThreadProps) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const threadPaths = useThreadPaths();
  const scroller = useRef<HTMLDivElement>(null);
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  const [leftAt, setLeftAt] = useState(() => placeIn(conversationId));
  const openedAt = at ?? leftAt;
  const opened = { conversationId, at: openedAt };
  const { loadOlder, loadNewer, reopen, ...thread } = useThread(opened, at !== null);
  const { items, hasNewer, drawnAt } = thread;
  useJump({ to: openedAt, isSought: at !== null, thread, scroller });
  // After the jump: where that has led to is what is in sight.
  const { isAtEnd, remember } = useSteadyPlace({
    ...{ conversationId, scroller, items, hasNewer, drawnAt },
    isOpenedAbove: openedAt !== null,
  });
  /** A place that did not come is asked for once more. */
  const askAgain = () => {
    if (thread.isKept && thread.error) reopen();
  };
  const { line: unread, forget } = useUnreadLine(conversationId, conversation);
  const seekUnread = useSeekUnread({
    ...{ scroller, items },
    onFar: () => {
      setLeftAt(Math.max(unread?.after ?? 0, 1));
      askAgain();
      if (at !== null) void navigate(threadPaths.conversation(conversationId), { replace: true });
    },
  });
  useReading({ conversationId, items, isAtEnd });
  useFiles(thread.items);
  const attaching = useAttachments(conversationId);
  const canAskPrice = useCanAskPrice(conversation);
  const messagePrice = conversation?.messagePrice ?? 0;
  const name = conversation ? nameOfOther(conversation) : '';
  const fanName = canAskPrice ? (conversation?.recipient.name ?? '') : null;
  /** To the latest messages; the scroller is reversed, so zero is its end. */
  const goToEnd = () => {
    keepPlace(conversationId, null);
    setLeftAt(null);
    if (at !== null && hasNewer) void navigate(threadPaths.conversation(conversationId), { replace: true });
    if (scroller.current) scroller.current.scrollTop = 0;
    askAgain();
  };
  const handleSent = () => {
    forget();
    goToEnd();
  };
  const failure = (thread.items.length === 0 ? thread.error : null) ?? (conversation ? null : thread.openError);
  const isMissing = failure !== null && failure !== undefined && isNotThere(failure);
  usePageTitle(isMissing ? t('thread.missing') : name || t('inbox.title'));
  const missing = failure && <MissingThread error={failure} onRetry={reopen} isRetrying={thread.fetching} />;
  if (isMissing) {
    return (
      <>
        <ThreadHeader conversation={conversation} isFailed />
        {missing}
      </>
    );
  }
  return (
    <>
      <ThreadHeader conversation={conversation} isFailed={thread.openError !== null} />
      <DropZone isEnabled={conversation?.isBlocked === false} onFiles={attaching.add}>
        <ConnectionBanner />
        <Scroller ref={scroller} tabIndex={0} role="region" aria-label={t('thread.history')} onScroll={remember}>
          {missing && (
            // What is written meanwhile waits, and is shown as it does anywhere else.
            <>
              <Timeline>
                <OutgoingMessages conversationId={conversationId} name={name} arrived={thread.items} />
              </Timeline>
              {missing}
            </>
          )}
          {!missing && conversation && thread.success && (
            <MessageTimeline
              {...{ conversation, thread, at, unread, isAtEnd }}
              onUnread={seekUnread}
              onOlder={loadOlder}
              onNewer={loadNewer}
              onEnd={goToEnd}
            />
          )}
          {!missing && !(conversation && thread.success) && <ThreadSkeleton />}
        </Scroller>
        <FootPlace>
          {conversation?.isRequest && !conversation.isBlocked && (
            <Suspense fallback={null}>
              <RequestNote conversation={conversation} />
            </Suspense>
          )}
          {conversation?.isBlocked ? (
            <BlockNote conversation={conversation} />
          ) : (
            <Foot
              {...{ conversationId, attaching, canAskPrice, fanName, messagePrice, name, items }}
              onStale={reopen}
              onSent={handleSent}
            />
          )}
        </FootPlace>
      </DropZone>
    </>
  );
}
