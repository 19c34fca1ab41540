import { useTranslation } from '@barg/runtime/i18n';
import { Grid, Stack, useToast } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import type { DeviceKind } from '../../../shared/webrtc/index.ts';
import type { CameraSource, CameraView } from '../media/camera-source.ts';
import { MicLevel } from './mic-level.tsx';

interface DevicePickersProps {
  source: CameraSource;
  view: Extract<CameraView, { status: 'open' }>;
  /** Called with the new track when a device is switched during a broadcast. */
  onTrack?: (track: MediaStreamTrack) => Promise<void>;
}

/** The choice of camera and microphone, with the microphone's level. */
export function DevicePickers({ source, view, onTrack }: DevicePickersProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const { camera, devices, deviceIds } = view;

  const pickerOf = (kind: DeviceKind) => (
    <SelectField
      label={t(`broadcast.devices.${kind}`)}
      value={deviceIds[kind]}
      options={devices[kind].map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || `${t(`broadcast.devices.${kind}`)} ${index + 1}`,
      }))}
      onChange={({ target }) => {
        source.switchDevice(kind, target.value, onTrack).catch(() => {
          toast(t('broadcast.devices.failed'), { tone: 'danger' });
        });
      }}
    />
  );

  return (
    <Grid min={180} gap={3}>
      {pickerOf('video')}
      <Stack gap={2}>
        {pickerOf('audio')}
        {/* Keyed by device, because another microphone is another track. */}
        <MicLevel key={camera.track('audio')?.id} stream={camera.stream} />
      </Stack>
    </Grid>
  );
}
