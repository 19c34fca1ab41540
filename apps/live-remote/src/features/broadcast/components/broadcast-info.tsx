import { useState } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { Card, Stack } from '@barg/ui-kit';
import type { CameraSource, CameraView } from '../media/camera-source.ts';
import { DevicePickers } from './device-pickers.tsx';
import { OnAirControls } from './on-air-controls.tsx';
import { StartForm } from './start-form.tsx';

interface BroadcastInfoProps {
  stream: OwnStream | null;
  source: CameraSource;
  camera: CameraView;
  onTrack?: (track: MediaStreamTrack) => Promise<void>;
  onEnded: () => void;
}

/** Below the picture: getting ready, or what can be done on air, with the devices out of the way. */
export function BroadcastInfo({ stream, source, camera, onTrack, onEnded }: BroadcastInfoProps) {
  const [areDevicesShown, setDevicesShown] = useState(false);
  const hasPickers = camera.status === 'open' && (!stream || areDevicesShown);
  return (
    <Card as="div">
      <Stack gap={4}>
        {stream && (
          <OnAirControls
            stream={stream}
            source={source}
            camera={camera}
            areDevicesShown={areDevicesShown}
            onDevices={() => setDevicesShown(!areDevicesShown)}
            onEnded={onEnded}
          />
        )}
        {hasPickers && <DevicePickers source={source} view={camera} onTrack={onTrack} />}
        {!stream && <StartForm isCameraOpen={camera.status === 'open'} />}
      </Stack>
    </Card>
  );
}
