import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, useFormat } from '@barg/ui-kit';
import { SpeedChoice } from './player-choices.tsx';
import { commandOf } from './player-keys.ts';
import { Clock } from './player-bar.styles.ts';
import { SeekBar } from './seek-bar.tsx';
import { Sound, SoundNote, SoundRoot, SoundRow, WavePlace, WaveTrack } from './sound.styles.ts';
import { usePlayer, type PlayableFile } from './use-player.ts';
import { Waveform } from './waveform.tsx';

/** A sound with its waveform, for playing and seeking. */
export function SoundBox({ file, label }: { file: PlayableFile; label: string }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const sound = useRef<HTMLAudioElement>(null);
  const { player, state } = usePlayer(sound, file);
  const { phase, time, duration } = state;
  const isPlaying = phase === 'playing';

  const handleKey = (event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, target } = event;
    const command = commandOf({ code, altKey, ctrlKey, metaKey, target });
    if (!command) return;
    event.preventDefault();
    command({ player, toggleFullscreen: () => {} });
  };

  return (
    // Time runs from left to right in every language.
    <SoundRoot dir="ltr" role="group" aria-label={label} onKeyDown={handleKey}>
      <Sound ref={sound} preload="none" />
      <IconButton
        variant="primary"
        size="lg"
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'player.pause' : 'player.play')}
        onClick={player.togglePlaying}
      />
      <WavePlace>
        <Waveform peaks={file.peaks} played={duration > 0 ? time / duration : 0} />
        <SeekBar as={WaveTrack} player={player} state={state} />
      </WavePlace>
      {phase === 'failed' ? (
        <SoundNote role="alert">
          {t('player.failed')}
          <Button size="sm" onClick={player.retry}>
            {t('player.retry')}
          </Button>
        </SoundNote>
      ) : (
        <SoundRow>
          <Clock aria-hidden>
            {format.duration(time * 1000)} / {format.duration(duration * 1000)}
          </Clock>
          <SpeedChoice player={player} state={state} />
        </SoundRow>
      )}
    </SoundRoot>
  );
}
