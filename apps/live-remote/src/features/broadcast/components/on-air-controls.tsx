import Settings2 from 'lucide-react/icons/settings-2';
import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Heading, IconButton, Inline, UserWords } from '@barg/ui-kit';
import type { CameraView } from '../media/camera-source.ts';
import { ClipButton } from './clip-button.tsx';
import { EditButton } from './edit-button.tsx';
import { EndButton } from './end-button.tsx';
import { MuteButtons } from './mute-buttons.tsx';

interface OnAirControlsProps {
  stream: OwnStream;
  camera: CameraView;
  /** Whether devices can be chosen. */
  areDevicesShown: boolean;
  onDevices: () => void;
  onEnded: () => void;
}

/** The controls of a running broadcast. */
export function OnAirControls({ stream, camera, areDevicesShown, onDevices, onEnded }: OnAirControlsProps) {
  const { t } = useTranslation('live');
  return (
    <Inline justify="space-between" gap={3}>
      <Heading level={2} size="lead">
        <UserWords text={stream.title} isLinked={false} />
      </Heading>
      <Inline>
        <MuteButtons camera={camera} variant="outlined" size="lg" />
        <IconButton
          variant="outlined"
          size="lg"
          icon={Settings2}
          label={t('broadcast.devices.title')}
          aria-expanded={areDevicesShown}
          onClick={onDevices}
        />
        <ClipButton streamId={stream._id} />
        <EditButton stream={stream} />
        <EndButton streamId={stream._id} onEnded={onEnded} />
      </Inline>
    </Inline>
  );
}
