import { useTranslation } from '@barg/runtime/i18n';
import { Grid, Stack, useFormat, useToast } from '@barg/ui-kit';
import { Checkbox, SelectField } from '@barg/ui-kit/fields';
import { useObservable } from '../../../shared/use-observable.ts';
import { QUALITIES, type DeviceKind } from '../../../shared/webrtc/index.ts';
import type { CameraView } from '../media/camera-source.ts';
import { broadcast } from '../session/broadcast.ts';
import { MicLevel } from './mic-level.tsx';
import { ScreenButtons } from './screen-buttons.tsx';
import { SpeakerTest } from './speaker-test.tsx';

interface DevicePickersProps {
  view: Extract<CameraView, { status: 'open' }>;
}

/** Camera, microphone with its level, speaker, quality and screen: before the broadcast and during it. */
export function DevicePickers({ view }: DevicePickersProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const format = useFormat();
  const { quality, isMirrored } = useObservable(broadcast.settings);
  const { camera, devices, deviceIds, shown } = view;

  // It is the browser that refuses a device, without words for people.
  const sayItIsNotThere = () => toast(t('broadcast.devices.failed'), { tone: 'danger' });
  const pickerOf = (kind: DeviceKind) => (
    <SelectField
      label={t(`broadcast.devices.${kind}`)}
      value={deviceIds[kind]}
      options={devices[kind].map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || t(`broadcast.devices.unnamed.${kind}`, { number: format.number(index + 1) }),
      }))}
      onChange={({ target }) => {
        broadcast.source.switchDevice(kind, target.value, broadcast.replaceTrack).catch(sayItIsNotThere);
      }}
    />
  );

  return (
    <Stack gap={3}>
      <Grid min={180} gap={3}>
        {pickerOf('video')}
        <Stack gap={2}>
          {pickerOf('audio')}
          {/* Keyed by device, because another microphone is another track. */}
          <MicLevel key={camera.track('audio')?.id} stream={camera.stream} />
        </Stack>
        <SelectField
          label={t('broadcast.quality.label')}
          help={t('broadcast.quality.help')}
          value={quality}
          options={QUALITIES.map((value) => ({ value, label: t(`broadcast.quality.${value}`) }))}
          onChange={({ target }) => {
            const chosen = QUALITIES.find((known) => known === target.value);
            if (chosen) void broadcast.setQuality(chosen);
          }}
        />
        <SpeakerTest />
      </Grid>
      <ScreenButtons shown={shown} />
      <Checkbox
        label={t('broadcast.mirror')}
        help={t('broadcast.mirrorHelp')}
        checked={isMirrored}
        onChange={({ target }) => broadcast.settings.change({ isMirrored: target.checked })}
      />
    </Stack>
  );
}
