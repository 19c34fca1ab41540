import { useEffect, useState } from 'react';
import type { JoinedStream, StreamSummary } from '@barg/api-client/models';
import { readToken } from '@barg/session';
import { useObservable } from '../../../shared/use-observable.ts';
import { showStream } from '../../../shared/playback/show-stream.ts';
import { watchPlayback } from '../../../shared/playback/watch-playback.ts';
import { PlayerScreen } from './player-screen.tsx';
import { QualitySelect } from './quality-select.tsx';

export interface PlayerProps {
  joined: JoinedStream;
  stream: StreamSummary;
  /** Restarts with a new player. */
  onRetry: () => void;
  /** Called when the server has no such video: the stream may have ended without an event. */
  onGone: () => void;
}

const NO_LONGER_LIVE = 404;

/** The live video as the engine sends it. Unmounting ends the connection. */
export function Player({
  joined,
  stream,
  onRetry,
  onGone,
  onCrowded,
}: PlayerProps & {
  /** Called when so many watch that this one gets the video by segments. */
  onCrowded: () => void;
}) {
  const [playback] = useState(() => watchPlayback(joined.whepUrl, readToken()));
  const view = useObservable(playback);
  const { error } = view;
  useEffect(() => {
    if (error?.status === NO_LONGER_LIVE) onGone();
    if (error?.code === 'crowded') onCrowded();
  }, [error, onGone, onCrowded]);
  return (
    <PlayerScreen
      stream={stream}
      view={view}
      shown={view.stream}
      showIn={showStream}
      latency={view.latency}
      quality={view.layers && <QualitySelect view={view.layers} onChoose={playback.chooseLayer} />}
      onPlaying={playback.setPlaying}
      onRetry={onRetry}
    />
  );
}
