import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Icon, customProperties, useFormat } from '@barg/ui-kit';
import { barsOf } from '../player/peak-bars.ts';
import { useVoice } from '../player/use-voice.ts';
import {
  Clock,
  Hidden,
  PlayButton,
  Seek,
  Speed,
  VoiceNote,
  VoiceRoot,
  Wave,
  WavePlace,
} from './voice-player.styles.ts';

const HEIGHT = 100;
const STEP = 3;

const pathOf = (bars: readonly number[]): string =>
  bars.map((bar, index) => `M${index * STEP + STEP / 2} ${(HEIGHT - bar) / 2}v${bar}`).join('');

/** Seconds that a key moves. A range of any step would move by a hundredth of the length. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 2,
  ArrowUp: 2,
  ArrowLeft: -2,
  ArrowDown: -2,
  PageUp: 10,
  PageDown: -10,
};

interface VoicePlayerProps {
  src: string;
  durationMs: number;
  /** 0 to 100 each; null where they are not measured. */
  peaks: readonly number[] | null;
  onExpired?: () => void;
}

/** A voice message: play and pause, the waveform to seek in, the time, the speed. */
export function VoicePlayer({ peaks, ...voice }: VoicePlayerProps) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const { element, handlers, isPlaying, seconds, duration, hasFailed, rate, toggle, seek, nextRate, retry } =
    useVoice(voice);
  const bars = barsOf(peaks);
  const path = pathOf(bars);
  const time = format.duration(seconds * 1000);
  const length = format.duration(duration * 1000);
  const handleKey = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (event.key === ' ') toggle();
    else if (by !== undefined) seek(seconds + by);
    else return;
    event.preventDefault();
  };
  return (
    // Time runs from left to right in every language, as in every player of the site.
    <VoiceRoot dir="ltr" role="group" aria-label={t('voice.message', { length })}>
      <Hidden ref={element} src={voice.src} preload="none" {...handlers} />
      <PlayButton type="button" aria-label={t(isPlaying ? 'voice.pause' : 'voice.play')} onClick={toggle}>
        <Icon icon={isPlaying ? Pause : Play} size={20} />
      </PlayButton>
      <WavePlace>
        <Wave
          viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          style={customProperties({ '--rest': `${duration > 0 ? (1 - seconds / duration) * 100 : 100}%` })}
        >
          <path d={path} />
          <path d={path} />
        </Wave>
        <Seek
          type="range"
          min={0}
          max={duration || 1}
          step="any"
          value={seconds}
          aria-label={t('voice.position')}
          aria-valuetext={t('voice.positionOf', { time, length })}
          onChange={(event) => seek(Number(event.target.value))}
          onKeyDown={handleKey}
        />
      </WavePlace>
      <Speed type="button" aria-label={t('voice.speed', { rate: format.number(rate) })} onClick={nextRate}>
        {t('voice.times', { rate: format.number(rate) })}
      </Speed>
      {hasFailed ? (
        <VoiceNote role="alert">
          {t('voice.failed')}
          <Button size="sm" onClick={retry}>
            {t('files.again')}
          </Button>
        </VoiceNote>
      ) : (
        <Clock aria-hidden>{isPlaying || seconds > 0 ? `${time} / ${length}` : length}</Clock>
      )}
    </VoiceRoot>
  );
}
