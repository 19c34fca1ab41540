import Lock from 'lucide-react/icons/lock';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import RadioOff from 'lucide-react/icons/radio-off';
import { Suspense, useState } from 'react';
import type { StreamRestriction, StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { toQueryError, useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, lazyPart, Skeleton, Stack, useFormat } from '@barg/ui-kit';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';
import { viewersFor } from '../features/chat/components/viewers/own-viewers.tsx';
import { useChatStanding } from '../features/chat/hooks/use-chat-standing.ts';
import { StreamInfo } from '../features/watch/components/stream-info.tsx';
import { WatchScreen } from '../features/watch/components/watch-screen.tsx';
import { useWatchedStream } from '../features/watch/hooks/use-watched-stream.ts';
import { Backdrop } from '../shared/layout/backdrop.tsx';
import { ScreenPartsContext } from '../shared/layout/screen-parts.ts';
import { ReportPlace, Stage, StageInfo, StageScreen, StageChat } from '../shared/layout/stage.styles.ts';
import { paths } from '../shared/paths.ts';

// Most who come see a stream that runs and is open to them.
const PlannedScreen = lazyPart(async () => ({
  default: (await import('../features/planned/components/planned-screen.tsx')).PlannedScreen,
}));
const StreamReport = lazyPart(async () => ({
  default: (await import('../features/past/components/stream-report.tsx')).StreamReport,
}));
const ReplayPanel = lazyPart(async () => ({
  default: (await import('../features/chat/components/replay/replay-panel.tsx')).ReplayPanel,
}));
const RecordingCard = lazyPart(async () => ({
  default: (await import('../features/broadcast/components/recording-card.tsx')).RecordingCard,
}));
const TicketButton = lazyPart(async () => ({
  default: (await import('../features/watch/components/locked-screen.tsx')).TicketButton,
}));

/** Statuses of unknown streams and malformed ids. */
const NO_STREAM: ReadonlySet<number> = new Set([400, 404, 422]);

export function WatchPage() {
  const { streamId = '' } = useParams();
  // Keyed by stream, so that player, chat and draft are reset.
  return <Watch key={streamId} streamId={streamId} />;
}

function Watch({ streamId }: { streamId: string }) {
  const { data: stream, error, isFetching, refetch } = useWatchedStream(streamId);
  const { role, restriction } = useChatStanding(streamId) ?? {};
  const [second, setSecond] = useState<number | null>(null);
  if (!stream && NO_STREAM.has(toQueryError(error).statusCode)) return <UnknownStream />;
  if (!stream && error) {
    return (
      <ErrorState isPage message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!stream) return <WatchSkeleton />;
  if (restriction?.kind === 'ban' && stream.status === 'live') return <Banned restriction={restriction} />;
  return (
    <Stage $kind="watch">
      <title>{stream.title}</title>
      <StageScreen $kind="watch">
        <ScreenPartsContext value={{ renderViewers: viewersFor(streamId, role) }}>
          <Screen stream={stream} onGone={refetch} onSecond={setSecond} />
        </ScreenPartsContext>
      </StageScreen>
      <StageInfo>
        <StreamInfo stream={stream} />
        <OwnReport stream={stream} />
      </StageInfo>
      <StageChat>
        {isAhead(stream) || stream.isLocked ? <ChatNote stream={stream} /> : <Chat stream={stream} second={second} />}
      </StageChat>
    </Stage>
  );
}

/** For its performer, when it is over: what became of it, and what becomes of its film. */
function OwnReport({ stream: { _id: streamId, status, phase, performer } }: { stream: StreamSummary }) {
  const myId = useCurrentUser()?._id;
  if (myId !== performer._id || status !== 'ended' || phase === 'cancelled') return null;
  return (
    <ReportPlace>
      <Suspense fallback={null}>
        <Stack gap={4}>
          <RecordingCard streamId={streamId} />
          <StreamReport streamId={streamId} />
        </Stack>
      </Suspense>
    </ReportPlace>
  );
}

/** Announced, or called off: there is nothing to watch. */
const isAhead = ({ phase }: StreamSummary): boolean => phase === 'planned' || phase === 'cancelled';

interface ScreenProps {
  stream: StreamSummary;
  onGone: () => void;
  onSecond: (second: number | null) => void;
}

function Screen({ stream, onGone, onSecond }: ScreenProps) {
  const myId = useCurrentUser()?._id;
  if (!isAhead(stream)) return <WatchScreen stream={stream} onGone={onGone} onSecond={onSecond} />;
  return (
    <Suspense fallback={<Backdrop url={stream.performer.avatarUrl} />}>
      <PlannedScreen stream={stream} isOwn={myId === stream.performer._id} />
    </Suspense>
  );
}

/** While a film of the stream plays, the chat is as it was then, unless somebody wants to read all of it. */
function Chat({ stream, second }: { stream: StreamSummary; second: number | null }) {
  const [isWhole, setWhole] = useState(false);
  const whole = <ChatPanel stream={stream} onReplay={second === null ? undefined : () => setWhole(false)} />;
  if (second === null || isWhole) return whole;
  return (
    <Suspense fallback={whole}>
      <ReplayPanel stream={stream} second={second} onLeave={() => setWhole(true)} />
    </Suspense>
  );
}

/** In the chat's place while there is none; a ticket is bought here before the stream begins. */
function ChatNote({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const isOff = stream.phase === 'cancelled';
  const isOver = stream.status === 'ended' && !isAhead(stream);
  const needsTicket = stream.phase === 'planned' && stream.audience === 'ticketed' && stream.isLocked;
  const action = needsTicket && (
    <Suspense fallback={null}>
      <TicketButton stream={stream} />
    </Suspense>
  );
  return (
    <EmptyState
      icon={isOff ? MessageCircleOff : Lock}
      title={t(isOff ? 'locked.noChat' : isOver ? 'locked.chatOver' : 'locked.chat')}
      action={action}
    />
  );
}

/** In place of picture and chat for whom the performer or a moderator has put out. */
function Banned({ restriction: { until, reason } }: { restriction: StreamRestriction }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const title = until ? t('watch.bannedUntil', { time: format.dateTime(until) }) : t('watch.banned');
  const action = <ButtonLink to={paths.live}>{t('watch.others')}</ButtonLink>;
  return (
    <div role="alert">
      <EmptyState isPage icon={RadioOff} title={title} action={action}>
        {reason && t('chat.refused.reason', { reason })}
      </EmptyState>
    </div>
  );
}

function UnknownStream() {
  const { t } = useTranslation('live');
  const action = <ButtonLink to={paths.live}>{t('watch.others')}</ButtonLink>;
  return <EmptyState isPage icon={RadioOff} title={t('watch.unknown')} action={action} />;
}

const WatchSkeleton = () => (
  <Stage $kind="watch" aria-busy>
    <StageScreen $kind="watch">
      <Skeleton height="100%" radius="card" />
    </StageScreen>
    <StageInfo>
      <Skeleton height="48px" />
    </StageInfo>
    <StageChat>
      <Skeleton height="100%" radius="card" />
    </StageChat>
  </Stage>
);
