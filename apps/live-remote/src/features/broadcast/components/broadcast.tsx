import { useState, type ReactNode } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { Stage, StageChat, StageInfo, StageScreen, StageSide } from '../../../shared/layout/stage.styles.ts';
import { POLL_MS } from '../../../shared/realtime/follow-streams.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import { useOwnVerificationQuery } from '../api/own-verification.ts';
import { useOwnStreamQuery } from '../api/own-stream.ts';
import { useLeaveGuard } from '../hooks/use-leave-guard.ts';
import { usePublisher } from '../hooks/use-publisher.ts';
import { createCameraSource } from '../media/camera-source.ts';
import { BroadcastInfo } from './broadcast-info.tsx';
import { CameraScreen } from './camera-screen.tsx';
import { EndedNote, PrepareNote } from './broadcast-notes.tsx';
import { OnAirBadges } from './on-air-badges.tsx';
import { VerificationNotice } from './verification-notice.tsx';

interface BroadcastProps {
  /** The running stream's chat. */
  renderChat: (stream: OwnStream) => ReactNode;
}

/** Her place on air: finds the stream that runs, from before a reload or just begun, and sends the camera into it. */
export function Broadcast({ renderChat }: BroadcastProps) {
  const {
    data: stream,
    error,
    isFetching,
    refetch,
  } = useOwnStreamQuery(undefined, { pollingInterval: POLL_MS.member });
  // Where it cannot be told the form stands: the server decides anyway.
  const { data: verification, isLoading } = useOwnVerificationQuery();
  if (stream === undefined && error) {
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (stream === undefined || isLoading) return <BroadcastSkeleton />;
  if (!stream && verification && verification !== 'verified') return <VerificationNotice status={verification} />;
  return <BroadcastStage stream={stream} renderChat={renderChat} />;
}

function BroadcastStage({ stream, renderChat }: BroadcastProps & { stream: OwnStream | null }) {
  const [source] = useState(createCameraSource);
  const camera = useObservable(source);
  const publisher = usePublisher(stream, camera.status === 'open' ? camera.camera : null);
  const [lastDuration, setLastDuration] = useState<number | null>(null);
  useLeaveGuard(stream !== null);
  const handleEnded = () => setLastDuration(stream && Date.now() - Date.parse(stream.startedAt));
  return (
    <Stage $kind="broadcast">
      <StageScreen $kind="broadcast">
        <CameraScreen view={camera} onRetry={source.reopen} />
        {stream && <OnAirBadges stream={stream} publication={publisher.view} />}
      </StageScreen>
      <StageInfo>
        <BroadcastInfo
          stream={stream}
          source={source}
          camera={camera}
          onTrack={publisher.replaceTrack}
          onEnded={handleEnded}
        />
      </StageInfo>
      {stream ? (
        <StageChat>{renderChat(stream)}</StageChat>
      ) : (
        <StageSide>{lastDuration === null ? <PrepareNote /> : <EndedNote duration={lastDuration} />}</StageSide>
      )}
    </Stage>
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
