import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { OwnStream, StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { ErrorState, lazyPart, RevealStack, Skeleton, useToast } from '@barg/ui-kit';
import { Stage, StageChat, StageInfo, StageScreen, StageSide } from '../../../shared/layout/stage.styles.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import { useOwnVerificationQuery } from '../api/own-verification.ts';
import { useStartStreamMutation } from '../api/start-stream.ts';
import { useRunningStream } from '../hooks/use-running-stream.ts';
import type { BroadcastView } from '../session/broadcast-session.ts';
import { broadcast } from '../session/broadcast.ts';
import { BroadcastInfo } from './broadcast-info.tsx';
import { CameraScreen } from './camera-screen.tsx';
import { EndedNote, PrepareNote } from './broadcast-notes.tsx';
import { ElsewhereScreen } from './elsewhere-screen.tsx';
import { OnAirBadges } from './on-air-badges.tsx';
import { RemovedNote } from './removed-note.tsx';
import { VerificationNotice } from './verification-notice.tsx';

// Who comes to go live sees the camera first.
const RecordingCard = lazyPart(async () => ({ default: (await import('./recording-card.tsx')).RecordingCard }));

interface BroadcastProps {
  /** The chat of the running stream. */
  renderChat: (stream: OwnStream) => ReactNode;
  /** What she has announced; with how one of it begins, null while the camera is closed. */
  renderPlans: (onStart: ((plan: StreamSummary) => void) | null) => ReactNode;
  /** What is set before it begins. */
  settings: ReactNode;
}

/** The broadcast page: shows the running stream, if there is one; a broadcast continues without the page. */
export function Broadcast({ renderChat, renderPlans, settings }: BroadcastProps) {
  const { data: stream, error, isFetching, refetch } = useRunningStream();
  // Until it is loaded, the form is shown, and the server decides.
  const { data: verification, isLoading } = useAskedAgain(useOwnVerificationQuery());
  if (stream === undefined && error) {
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (stream === undefined || isLoading) return <BroadcastSkeleton />;
  if (!stream && verification && verification !== 'verified') return <VerificationNotice status={verification} />;
  return <BroadcastStage stream={stream} renderChat={renderChat} renderPlans={renderPlans} settings={settings} />;
}

/** The form is longer than a window, and its button at its end; what comes in its place is seen from its beginning. */
function useTopOnceLive(isLive: boolean): void {
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current) window.scrollTo({ top: 0, behavior: 'instant' });
    wasLive.current = isLive;
  }, [isLive]);
}

function BroadcastStage({ stream, renderChat, renderPlans, settings }: BroadcastProps & { stream: OwnStream | null }) {
  const onAir = useObservable(broadcast);
  useTopOnceLive(stream !== null);
  const [lastDuration, setLastDuration] = useState<number | null>(null);
  const isElsewhere = stream !== null && onAir.status !== 'on-air' && !broadcast.isMine(stream._id);
  const handleEnded = () => setLastDuration(stream && Date.now() - Date.parse(stream.startedAt));
  return (
    <Stage $kind="broadcast">
      {isElsewhere ? (
        <ElsewhereScreen stream={stream} onEnded={handleEnded} />
      ) : (
        <OwnScreen stream={stream} onAir={onAir} onEnded={handleEnded} />
      )}
      {stream ? (
        <StageChat>{renderChat(stream)}</StageChat>
      ) : (
        <StageSide>
          <RevealStack>
            {lastDuration === null && <RemovedNote />}
            {lastDuration === null ? <PrepareNote>{settings}</PrepareNote> : <EndedNote duration={lastDuration} />}
            <Suspense fallback={<Skeleton height={0} />}>
              <RecordingCard />
            </Suspense>
            <Plans renderPlans={renderPlans} />
          </RevealStack>
        </StageSide>
      )}
    </Stage>
  );
}

/** Beside the preparation: announced streams, of which one can begin as soon as the camera is open. */
function Plans({ renderPlans }: Pick<BroadcastProps, 'renderPlans'>) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const camera = useObservable(broadcast.source);
  const [start, { isLoading }] = useStartStreamMutation();
  const begin = async ({ _id, title, takesFiles }: StreamSummary) => {
    const { error } = await start({ title, takesFiles, plannedId: _id });
    if (error) toast(error.message || t('errors.default'), { tone: 'danger' });
  };
  const canStart = camera.status === 'open' && !isLoading;
  return <>{renderPlans(canStart ? (plan) => void begin(plan) : null)}</>;
}

interface ScreenProps {
  stream: OwnStream | null;
  onAir: BroadcastView;
  onEnded: () => void;
}

/** Camera, devices and controls of this tab. */
function OwnScreen({ stream, onAir, onEnded }: ScreenProps) {
  const camera = useObservable(broadcast.source);
  return (
    <>
      <StageScreen $kind="broadcast">
        <CameraScreen view={camera} onRetry={broadcast.source.reopen} />
        {stream && <OnAirBadges stream={stream} publication={onAir.status === 'on-air' ? onAir.publication : null} />}
      </StageScreen>
      <StageInfo>
        <BroadcastInfo stream={stream} camera={camera} onEnded={onEnded} />
      </StageInfo>
    </>
  );
}

const BroadcastSkeleton = () => (
  <Stage $kind="broadcast" aria-busy>
    <StageScreen $kind="broadcast">
      <Skeleton height="100%" radius="card" />
    </StageScreen>
    <StageInfo>
      <Skeleton height="180px" radius="card" />
    </StageInfo>
    <StageSide>
      <Skeleton height="100%" radius="card" />
    </StageSide>
  </Stage>
);
