import { useEffect, useMemo } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Spinner, customProperties, useFormat } from '@barg/ui-kit';
import type { RecorderState } from '../recorder/recorder-state.ts';
import { Level, Levels, RecorderMiddle, RecorderText, RecordMark, Timer } from './recorder-bar.styles.ts';
import { VoicePlayer } from './voice-player.tsx';

/** What was recorded, before it is sent. Its waveform is measured by the server. */
function Recorded({ file, durationMs }: { file: File; durationMs: number }) {
  const src = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  return <VoicePlayer src={src} durationMs={durationMs} peaks={null} />;
}

/** The time and level of a recording; then the recording itself, to listen to; or why there is none. */
export function RecorderContent({ state }: { state: RecorderState }) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const { phase, failure, file, elapsedMs, levels } = state;
  if (failure) return <RecorderText role="alert">{t(`voice.failures.${failure}`)}</RecorderText>;
  if (file) {
    return (
      <RecorderMiddle>
        <Recorded file={file} durationMs={elapsedMs} />
      </RecorderMiddle>
    );
  }
  if (phase === 'asking') {
    return (
      <RecorderMiddle>
        <Spinner size={20} />
        <RecorderText>{t('voice.phases.asking')}</RecorderText>
      </RecorderMiddle>
    );
  }
  return (
    <RecorderMiddle>
      <RecordMark $isOn={phase === 'recording'} />
      <Timer role="timer">{format.duration(elapsedMs)}</Timer>
      <Levels aria-hidden>
        {levels.map((level, index) => (
          // Levels have no identity but their place.
          <Level key={index} style={customProperties({ '--level': String(level) })} />
        ))}
      </Levels>
    </RecorderMiddle>
  );
}
