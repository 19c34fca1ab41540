import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import VideoIcon from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton } from '@barg/ui-kit';
import { useObservable } from '../../../shared/use-observable.ts';
import type { OwnSideSource } from '../session/own-side.ts';

/** Turns one's own microphone and camera off and on. */
export function OwnButtons({ source }: { source: OwnSideSource }) {
  const { t } = useTranslation('live');
  const { camera, muted } = useObservable(source);
  return (
    <>
      <IconButton
        icon={muted.audio ? MicOff : Mic}
        tone={muted.audio ? 'live' : 'neutral'}
        label={t(muted.audio ? 'broadcast.unmute' : 'broadcast.mute')}
        disabled={!camera}
        onClick={() => source.setMuted('audio', !muted.audio)}
      />
      <IconButton
        icon={muted.video ? VideoOff : VideoIcon}
        tone={muted.video ? 'live' : 'neutral'}
        label={t(muted.video ? 'broadcast.cameraOn' : 'broadcast.cameraOff')}
        disabled={!camera}
        onClick={() => source.setMuted('video', !muted.video)}
      />
    </>
  );
}
