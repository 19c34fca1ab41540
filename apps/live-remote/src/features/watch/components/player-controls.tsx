import Expand from 'lucide-react/icons/expand';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import Shrink from 'lucide-react/icons/shrink';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import type { useFullscreen } from '@barg/ui-kit/fullscreen';
import type { Video } from '../../../shared/playback/use-video.ts';
import { ControlsEnd, ControlsRow, VolumeRange } from './player.styles.ts';

interface PlayerControlsProps {
  video: Video;
  fullscreen: ReturnType<typeof useFullscreen>;
  fit: 'cover' | 'contain';
  onFit: () => void;
  /** A control of how it comes here. */
  quality?: ReactNode;
}

/** Shows only controls that the browser supports. */
export function PlayerControls({ video, fullscreen, fit, onFit, quality }: PlayerControlsProps) {
  const { t } = useTranslation('live');
  const { isFullscreen } = fullscreen;
  return (
    <ControlsRow role="group" aria-label={t('player.controls')}>
      <IconButton
        variant="media"
        icon={video.isPlaying ? Pause : Play}
        label={t(video.isPlaying ? 'player.pause' : 'player.play')}
        onClick={video.togglePlaying}
      />
      <SoundControls video={video} />
      <ControlsEnd>
        {quality}
        {!isFullscreen && (
          <IconButton
            variant="media"
            icon={fit === 'cover' ? Shrink : Expand}
            label={t(fit === 'cover' ? 'player.whole' : 'player.fill')}
            onClick={onFit}
          />
        )}
        {document.pictureInPictureEnabled && (
          <IconButton
            variant="media"
            icon={PictureInPicture2}
            isMirrored
            label={t('player.pictureInPicture')}
            onClick={video.enterPictureInPicture}
          />
        )}
        {document.fullscreenEnabled && (
          <IconButton
            variant="media"
            icon={isFullscreen ? Minimize : Maximize}
            label={t(isFullscreen ? 'player.exitFullscreen' : 'player.fullscreen')}
            onClick={fullscreen.toggle}
          />
        )}
      </ControlsEnd>
    </ControlsRow>
  );
}

function SoundControls({ video }: { video: Video }) {
  const { t } = useTranslation('live');
  const { isMuted, volume } = video.sound;
  return (
    <>
      <IconButton
        variant="media"
        icon={isMuted ? VolumeX : Volume2}
        label={t(isMuted ? 'player.unmute' : 'player.mute')}
        onClick={video.toggleMuted}
      />
      <VolumeRange
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        aria-label={t('player.volume')}
        onChange={(event) => video.setVolume(Number(event.target.value))}
      />
    </>
  );
}
