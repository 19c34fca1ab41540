import { useState } from 'react';
import type { OwnStream } from '@barg/api-client/models';
import { Card, lazyPart, Stack } from '@barg/ui-kit';
import { ASIDE } from '../../../shared/layout/aside.ts';
import type { CameraView } from '../media/camera-source.ts';
import { LineNote } from './line-note.tsx';
import { DevicePickers } from './device-pickers.tsx';
import { OnAirControls } from './on-air-controls.tsx';
import { StartForm } from './start-form.tsx';

const LineCheck = lazyPart(async () => ({ default: (await import('./line-check.tsx')).LineCheck }), ASIDE);

interface BroadcastInfoProps {
  stream: OwnStream | null;
  camera: CameraView;
  onEnded: () => void;
}

/** Below the video: the preparation, or the controls of a running broadcast with collapsed devices. */
export function BroadcastInfo({ stream, camera, onEnded }: BroadcastInfoProps) {
  const [areDevicesShown, setDevicesShown] = useState(false);
  const hasPickers = camera.status === 'open' && (!stream || areDevicesShown);
  return (
    <Card as="div">
      <Stack gap={4}>
        {stream && <LineNote />}
        {stream && (
          <OnAirControls
            stream={stream}
            camera={camera}
            areDevicesShown={areDevicesShown}
            onDevices={() => setDevicesShown(!areDevicesShown)}
            onEnded={onEnded}
          />
        )}
        {!stream && <StartForm isCameraOpen={camera.status === 'open'} />}
        {/* Last: they come when the camera is open, and would push away what one is filling in already. */}
        {hasPickers && <DevicePickers view={camera} />}
        {!stream && camera.status === 'open' && <LineCheck />}
      </Stack>
    </Card>
  );
}
