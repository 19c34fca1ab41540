import { useTranslation } from '@barg/runtime/i18n';
import { customProperties, useFormat } from '@barg/ui-kit';
import type { Player } from './player.ts';
import type { PlayerState } from './player-state.ts';
import { Track } from './player-bar.styles.ts';

const percentOf = (time: number, duration: number): string => `${duration > 0 ? (time / duration) * 100 : 0}%`;

interface SeekBarProps {
  player: Player;
  state: PlayerState;
  /** Another component for the line. */
  as?: typeof Track;
}

/** The seek bar: played and buffered time, moved by dragging or keys. */
export function SeekBar({ player, state, as: Line = Track }: SeekBarProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { time, duration, bufferedUntil } = state;
  const share = { '--played': percentOf(time, duration), '--buffered': percentOf(bufferedUntil, duration) };
  return (
    <Line
      type="range"
      min={0}
      max={duration || 1}
      step="any"
      value={Math.min(time, duration)}
      aria-label={t('player.position')}
      aria-valuetext={t('player.positionOf', {
        time: format.duration(time * 1000),
        duration: format.duration(duration * 1000),
      })}
      style={customProperties(share)}
      onChange={(event) => player.seek(Number(event.target.value))}
    />
  );
}
