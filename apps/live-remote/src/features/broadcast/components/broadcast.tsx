import { useState, type ReactNode } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { Stage, StageChat, StageInfo, StageScreen, StageSide } from '../../../shared/layout/stage.styles.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import { useOwnVerificationQuery } from '../api/own-verification.ts';
import { useRunningStream } from '../hooks/use-running-stream.ts';
import type { BroadcastView } from '../session/broadcast-session.ts';
import { broadcast } from '../session/broadcast.ts';
import { BroadcastInfo } from './broadcast-info.tsx';
import { CameraScreen } from './camera-screen.tsx';
import { EndedNote, PrepareNote } from './broadcast-notes.tsx';
import { ElsewhereScreen } from './elsewhere-screen.tsx';
import { OnAirBadges } from './on-air-badges.tsx';
import { VerificationNotice } from './verification-notice.tsx';

interface BroadcastProps {
  /** The chat of the running stream. */
  renderChat: (stream: OwnStream) => ReactNode;
}

/** The broadcast page: shows the running stream, if there is one; a broadcast continues without the page. */
export function Broadcast({ renderChat }: BroadcastProps) {
  const { data: stream, error, isFetching, refetch } = useRunningStream();
  // If loading fails, the form is shown, and the server decides.
  const { data: verification, isLoading } = useOwnVerificationQuery();
  if (stream === undefined && error) {
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (stream === undefined || isLoading) return <BroadcastSkeleton />;
  if (!stream && verification && verification !== 'verified') return <VerificationNotice status={verification} />;
  return <BroadcastStage stream={stream} renderChat={renderChat} />;
}

function BroadcastStage({ stream, renderChat }: BroadcastProps & { stream: OwnStream | null }) {
  const onAir = useObservable(broadcast);
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
        <StageSide>{lastDuration === null ? <PrepareNote /> : <EndedNote duration={lastDuration} />}</StageSide>
      )}
    </Stage>
  );
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
