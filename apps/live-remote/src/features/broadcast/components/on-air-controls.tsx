import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import VideoIcon from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import Settings2 from 'lucide-react/icons/settings-2';
import { Suspense, useState } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Heading, IconButton, Inline, lazyPart, useToast } from '@barg/ui-kit';
import { useEndStreamMutation } from '../api/end-stream.ts';
import type { CameraSource, CameraView } from '../media/camera-source.ts';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface OnAirControlsProps {
  stream: OwnStream;
  source: CameraSource;
  camera: CameraView;
  /** Whether the devices can be chosen now. */
  areDevicesShown: boolean;
  onDevices: () => void;
  onEnded: () => void;
}

/** What she can do while she is on air. */
export function OnAirControls({ stream, source, camera, areDevicesShown, onDevices, onEnded }: OnAirControlsProps) {
  const { t } = useTranslation('live');
  const muted = camera.status === 'open' ? camera.muted : { audio: false, video: false };
  return (
    <Inline justify="space-between" gap={3}>
      <Heading level={2} size="lead">
        <bdi>{stream.title}</bdi>
      </Heading>
      <Inline>
        <IconButton
          variant="outlined"
          size="lg"
          icon={muted.audio ? MicOff : Mic}
          tone={muted.audio ? 'live' : 'neutral'}
          label={t(muted.audio ? 'broadcast.unmute' : 'broadcast.mute')}
          disabled={camera.status !== 'open'}
          onClick={() => source.setMuted('audio', !muted.audio)}
        />
        <IconButton
          variant="outlined"
          size="lg"
          icon={muted.video ? VideoOff : VideoIcon}
          tone={muted.video ? 'live' : 'neutral'}
          label={t(muted.video ? 'broadcast.cameraOn' : 'broadcast.cameraOff')}
          disabled={camera.status !== 'open'}
          onClick={() => source.setMuted('video', !muted.video)}
        />
        <IconButton
          variant="outlined"
          size="lg"
          icon={Settings2}
          label={t('broadcast.devices.title')}
          aria-expanded={areDevicesShown}
          onClick={onDevices}
        />
        <EndButton streamId={stream._id} onEnded={onEnded} />
      </Inline>
    </Inline>
  );
}

function EndButton({ streamId, onEnded }: { streamId: string; onEnded: () => void }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndStreamMutation();

  const handleEnd = async () => {
    const { error } = await end(streamId);
    setAsking(false);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    else onEnded();
  };

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('live:broadcast.end')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('live:broadcast.endTitle')}
            confirmLabel={t('live:broadcast.end')}
            tone="danger"
            isBusy={isLoading}
            onConfirm={() => void handleEnd()}
            onClose={() => setAsking(false)}
          >
            {t('live:broadcast.endText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
