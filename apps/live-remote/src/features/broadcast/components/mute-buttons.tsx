import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import VideoIcon from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import type { ComponentProps } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import type { CameraView } from '../media/camera-source.ts';
import { broadcast } from '../session/broadcast.ts';

type MuteButtonsProps = { camera: CameraView } & Pick<ComponentProps<typeof IconButton>, 'variant' | 'size'>;

/** Mutes microphone and camera; the devices stay open. */
export function MuteButtons({ camera, ...look }: MuteButtonsProps) {
  const { t } = useTranslation('live');
  const muted = camera.status === 'open' ? camera.muted : { audio: false, video: false };
  return (
    <>
      <IconButton
        {...look}
        icon={muted.audio ? MicOff : Mic}
        tone={muted.audio ? 'live' : 'neutral'}
        label={t(muted.audio ? 'broadcast.unmute' : 'broadcast.mute')}
        disabled={camera.status !== 'open'}
        onClick={() => broadcast.source.setMuted('audio', !muted.audio)}
      />
      <IconButton
        {...look}
        icon={muted.video ? VideoOff : VideoIcon}
        tone={muted.video ? 'live' : 'neutral'}
        label={t(muted.video ? 'broadcast.cameraOn' : 'broadcast.cameraOff')}
        disabled={camera.status !== 'open'}
        onClick={() => broadcast.source.setMuted('video', !muted.video)}
      />
    </>
  );
}
