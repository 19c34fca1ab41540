import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
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
  /** How far the picture is behind. */
  latency: number | null;
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
  latency,
  quality,
  onPlaying,
  onRetry,
}: PlayerScreenProps<T>) {
  const element = useRef<HTMLVideoElement>(null);
  const behind = useBehind(latency);
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
        line={behind}
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

/** Less is what nobody notices. */
const LEAST_SHOWN_MS = 1000;

/** How far behind the picture is, in words; null where that is not known, or next to nothing. */
export function useBehind(milliseconds: number | null): string | null {
  const { t } = useTranslation('live');
  const format = useFormat();
  if (milliseconds === null || milliseconds < LEAST_SHOWN_MS) return null;
  const seconds = Math.round(milliseconds / 1000);
  return t('player.behind', { time: format.number(seconds, { style: 'unit', unit: 'second' }) });
}
