import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useFormat } from '@barg/ui-kit';
import { useFullscreen } from '@barg/ui-kit/fullscreen';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { SoundPrompt } from '../../../shared/playback/sound-prompt.tsx';
import { useVideo, type ShowIn } from '../../../shared/playback/use-video.ts';
import type { PlaybackView } from '../../../shared/playback/watch-playback.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerStatus } from './player-status.tsx';
import { PlayerFrame, PlayerVideo } from './player.styles.ts';

interface PlayerScreenProps<T> {
  stream: StreamSummary;
  view: Pick<PlaybackView, 'status' | 'error' | 'isFrozen' | 'wasConnected'>;
  /** What the video element shows; null before there is anything. */
  shown: T | null;
  showIn: ShowIn<T>;
  /** How far it is behind. */
  line: ReactNode;
  /** Where there are several sizes of the picture: the control that chooses one. */
  quality?: ReactNode;
  /** Called when it begins to play, and when it is paused. */
  onPlaying?: (isPlaying: boolean) => void;
  onRetry: () => void;
}

/** The live video with its controls, however it comes here. */
export function PlayerScreen<T>({
  stream,
  view,
  shown,
  showIn,
  line,
  quality,
  onPlaying,
  onRetry,
}: PlayerScreenProps<T>) {
  const element = useRef<HTMLVideoElement>(null);
  const isMoving = view.status === 'connected' && !view.isFrozen;
  const video = useVideo(element, shown, showIn);
  useEffect(() => onPlaying?.(video.isPlaying), [onPlaying, video.isPlaying]);
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
        line={line}
      />
      <PlayerStatus view={view} performerName={stream.performer.name} onRetry={onRetry} />
      {isMoving && <SoundPrompt video={video} />}
      <PlayerControls
        video={video}
        fullscreen={fullscreen}
        fit={fit}
        quality={quality}
        onFit={() => setFit(fit === 'cover' ? 'contain' : 'cover')}
      />
    </PlayerFrame>
  );
}

export function Delay({ milliseconds }: { milliseconds: number | null }) {
  const format = useFormat();
  if (milliseconds === null) return '…';
  const seconds = milliseconds / 1000;
  const precision = seconds < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };
  return format.number(seconds, { style: 'unit', unit: 'second', ...precision });
}
