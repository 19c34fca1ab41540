import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useRef, useState } from 'react';
import type { JoinedStream, StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { readToken } from '@barg/session';
import { Button, useFormat } from '@barg/ui-kit';
import { useFullscreen } from '@barg/ui-kit/fullscreen';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { useObservable } from '../../../shared/use-observable.ts';
import { useVideo } from '../hooks/use-video.ts';
import { watchPlayback } from '../../../shared/playback/watch-playback.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerStatus } from './player-status.tsx';
import { PlayerFrame, PlayerVideo, UnmutePlace } from './player.styles.ts';

interface PlayerProps {
  joined: JoinedStream;
  stream: StreamSummary;
  /** Restarts with a new player. */
  onRetry: () => void;
  /** Called when the server has no such video: the stream may have ended without an event. */
  onGone: () => void;
}

const NO_LONGER_LIVE = 404;

/** The live video with its controls. Unmounting ends the connection. */
export function Player({ joined, stream, onRetry, onGone }: PlayerProps) {
  const { t } = useTranslation('live');
  const element = useRef<HTMLVideoElement>(null);
  const [playback] = useState(() => watchPlayback(joined.whepUrl, readToken()));
  const view = useObservable(playback);
  const isMoving = view.status === 'connected' && !view.isFrozen;
  useEffect(() => {
    if (view.error?.status === NO_LONGER_LIVE) onGone();
  }, [view.error, onGone]);
  const video = useVideo(element, view.stream);
  useEffect(() => playback.setPlaying(video.isPlaying), [playback, video.isPlaying]);
  const frame = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(frame);
  const [fit, setFit] = useState<'cover' | 'contain'>('contain');
  return (
    <PlayerFrame ref={frame}>
      <PlayerVideo ref={element} {...video.events} $fit={fit} playsInline aria-label={stream.title} />
      <ScreenBadges
        viewers={stream.viewers}
        startedAt={stream.startedAt}
        isLive={isMoving || !view.wasConnected}
        line={<Delay milliseconds={view.latency} />}
      />
      <PlayerStatus view={view} performerName={stream.performer.name} onRetry={onRetry} />
      {video.isUnmuteOffered && isMoving && (
        <UnmutePlace>
          <Button variant="media" icon={Volume2} onClick={video.toggleMuted}>
            {t('player.unmutePrompt')}
          </Button>
        </UnmutePlace>
      )}
      <PlayerControls
        video={video}
        fullscreen={fullscreen}
        fit={fit}
        onFit={() => setFit(fit === 'cover' ? 'contain' : 'cover')}
      />
    </PlayerFrame>
  );
}

function Delay({ milliseconds }: { milliseconds: number | null }) {
  const format = useFormat();
  if (milliseconds === null) return '…';
  const seconds = milliseconds / 1000;
  const precision = seconds < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };
  return format.number(seconds, { style: 'unit', unit: 'second', ...precision });
}
