import MessagesSquare from 'lucide-react/icons/messages-square';
import type { Message, StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, toQueryError, useCurrentUser, useIsLoggedIn, type InfiniteQuery } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Button, EmptyState, ErrorState, Inline, lazyPart, MoreByPress, SkeletonText } from '@barg/ui-kit';
import { ASIDE } from '../../../shared/layout/aside.ts';
import { POLL_MS } from '../../../shared/realtime/follow-streams.ts';
import { useChatStateQuery, type StreamChat } from '../api/chat-state.ts';
import { useStreamMessagesInfiniteQuery, type ChatRef } from '../api/stream-messages.ts';
import { useEndOfList } from '../hooks/use-end-of-list.ts';
import { useOnItsWay, type SentLine } from '../hooks/use-on-its-way.ts';
import { useRoleNews } from '../hooks/use-role-news.ts';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHead } from './chat-head.tsx';
import { HeadRow, HeadRules } from './chat-head.styles.ts';
import { ChatMessage } from './chat-message.tsx';
import { ChatWordsOnTheirWay } from './chat-words.tsx';
import {
  FootFrame,
  NewPill,
  PanelCenter,
  PanelFoot,
  PanelList,
  PanelLog,
  PanelRoot,
  PanelScroll,
  ReactionsPlace,
} from './chat-panel.styles.ts';

const PinnedMessage = lazyPart(async () => ({ default: (await import('./pinned-message.tsx')).PinnedMessage }), ASIDE);
const PinnedTips = lazyPart(async () => ({ default: (await import('./tips/pinned-tips.tsx')).PinnedTips }), ASIDE);
const Reactions = lazyPart(async () => ({ default: (await import('./reactions/reactions.tsx')).Reactions }), ASIDE);
const TipsStrip = lazyPart(async () => ({ default: (await import('./tips/tips-strip.tsx')).TipsStrip }), ASIDE);

interface ChatPanelProps {
  stream: StreamSummary;
  /** Shows the chat as it was beside the film instead, where there is one that plays. */
  onReplay?: (() => void) | undefined;
}

/** A stream's chat: public to read, for members to write. */
export function ChatPanel({ stream, onReplay }: ChatPanelProps) {
  const { t } = useTranslation('live');
  const isLoggedIn = useIsLoggedIn();
  const chat: ChatRef = { streamId: stream._id, conversationId: stream.conversationId };
  const isLive = stream.status === 'live';
  const myId = useCurrentUser()?._id;
  const pollingInterval = isLive && !isLoggedIn ? POLL_MS.guest : 0;
  const query = useStreamMessagesInfiniteQuery(chat, { pollingInterval });
  const { data: state } = useAskedAgain(useChatStateQuery(stream._id, { pollingInterval }));
  const role = state?.you.role;
  useRoleNews(stream.performer._id);
  // Nobody can tip for it any more.
  const goal = (isLive && state?.goal) || null;
  const keepsOrder = role === 'performer' || role === 'moderator';
  const messages = (query.data?.pages ?? []).flatMap(({ data }) => data).toReversed();
  const onItsWay = useOnItsWay(messages, myId);
  const { list, handleScroll, goToEnd, hasNew } = useEndOfList(messages.at(-1)?._id);
  return (
    <PanelRoot aria-label={t('chat.title')}>
      {onReplay && (
        <HeadRow>
          <HeadRules />
          <Button size="sm" variant="quiet" onClick={onReplay}>
            {t('chat.replay.enter')}
          </Button>
        </HeadRow>
      )}
      {state && isLive && <ChatHead streamId={stream._id} state={state} />}
      {state && (goal ?? state.topTippers.length > 0) && <TipsStrip goal={goal} topTippers={state.topTippers} />}
      {state && state.pinnedTips.length > 0 && <PinnedTips tips={state.pinnedTips} />}
      {state?.pinned && <PinnedMessage streamId={stream._id} message={state.pinned} keepsOrder={keepsOrder} />}
      <PanelScroll ref={list} onScroll={handleScroll}>
        <ChatBody
          chat={chat}
          query={query}
          messages={messages}
          isLive={isLive}
          linesOnTheirWay={onItsWay.lines}
          performerId={stream.performer._id}
          role={role}
        />
      </PanelScroll>
      <FootFrame>
        {hasNew && (
          <NewPill>
            <Button variant="primary" size="sm" onClick={goToEnd}>
              {t('chat.new')}
            </Button>
          </NewPill>
        )}
        <PanelFoot data-foot="column">
          {isLive && isLoggedIn && state?.you.restriction?.kind !== 'mute' && (
            <ReactionsPlace>
              <Reactions streamId={stream._id} />
            </ReactionsPlace>
          )}
          <ChatFoot
            chat={chat}
            isLive={isLive}
            state={state}
            canAttach={stream.takesFiles || keepsOrder || myId === stream.performer._id}
            onItsWay={onItsWay}
            onSent={goToEnd}
          />
        </PanelFoot>
      </FootFrame>
    </PanelRoot>
  );
}

interface ChatBodyProps {
  chat: ChatRef;
  query: InfiniteQuery & { isLoading: boolean; isError: boolean };
  /** The oldest first. */
  messages: readonly Message[];
  isLive: boolean;
  /** What the reader has sent and is not among them yet. */
  linesOnTheirWay: readonly SentLine[];
  performerId: string;
  /** Of the reader; undefined until it is known. */
  role: StreamChat['you']['role'] | undefined;
}

function ChatBody({ chat, query, messages, isLive, linesOnTheirWay, performerId, role }: ChatBodyProps) {
  const { t } = useTranslation('live');
  if (query.isLoading) {
    return (
      <PanelCenter>
        <SkeletonText lines={6} />
      </PanelCenter>
    );
  }
  if (query.isError && messages.length === 0) {
    return (
      <PanelCenter>
        <ErrorState message={toQueryError(query.error).message || undefined} onRetry={() => void query.refetch()} />
      </PanelCenter>
    );
  }
  if (messages.length === 0 && linesOnTheirWay.length === 0) {
    return (
      <PanelCenter>
        <EmptyState icon={MessagesSquare} title={t(isLive ? 'chat.empty' : 'chat.nobodyWrote')} />
      </PanelCenter>
    );
  }
  return (
    // `role="log"` is around the list, because on the list it would replace the list's role.
    <PanelLog role="log" aria-label={t('chat.messages')}>
      <PanelList>
        {query.hasNextPage && (
          <Inline as="li" justify="center">
            <MoreByPress {...nextPages(query)} size="sm" label={t('chat.older')} />
          </Inline>
        )}
        {messages.map((message) => (
          <ChatMessage key={message._id} chat={chat} message={message} performerId={performerId} role={role} />
        ))}
        {linesOnTheirWay.map(({ key, words }) => (
          <ChatWordsOnTheirWay key={key} words={words} performerId={performerId} />
        ))}
      </PanelList>
    </PanelLog>
  );
}
