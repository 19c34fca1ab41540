import { useEffect, useState } from 'react';
import { readToken } from '@barg/session';
import { useObservable } from '../../../shared/use-observable.ts';
import { PlayerScreen } from '../components/player-screen.tsx';
import type { PlayerProps } from '../components/player.tsx';
import { createLiveHls, isOver } from './live-hls.ts';

const NO_LONGER_LIVE = 404;

/** The live video for those beyond the number to whom the engine sends: two or three seconds behind, which it says. */
export function CrowdPlayer({
  joined,
  stream,
  onRetry,
  onGone,
  onDirect,
}: PlayerProps & {
  /** Called when no segments come any more: the engine is asked again. */
  onDirect: () => void;
}) {
  const [line] = useState(() => createLiveHls(joined.hlsUrl, readToken()));
  const view = useObservable(line);
  const { error } = view;
  useEffect(() => {
    if (error?.status === NO_LONGER_LIVE) onGone();
    if (isOver(error)) onDirect();
  }, [error, onGone, onDirect]);
  return (
    <PlayerScreen
      stream={stream}
      view={view}
      shown={line}
      showIn={line.showIn}
      latency={view.latency}
      onRetry={onRetry}
    />
  );
}
