import Settings from 'lucide-react/icons/settings';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useFormat, useUi } from '@barg/ui-kit';
import type { Player } from './player.ts';
import type { PlayerState } from './player-state.ts';
import { Choice, RoomyChoice } from './player-bar.styles.ts';

interface PlayerChoiceProps {
  player: Player;
  state: PlayerState;
}

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** A native `select`: it works in fullscreen, on phones and by keyboard. */
export function SpeedChoice({ player, state }: PlayerChoiceProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  return (
    <Choice
      aria-label={t('player.speed')}
      title={t('player.speed')}
      value={state.rate}
      onChange={(event) => player.setRate(Number(event.target.value))}
    >
      {RATES.map((rate) => (
        <option key={rate} value={rate}>
          {t('player.times', { rate: format.number(rate) })}
        </option>
      ))}
    </Choice>
  );
}

/** The qualities of the film, the highest first; "auto" adapts to the bandwidth. */
export function QualityChoice({ player, state }: PlayerChoiceProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { dir } = useUi();
  const { heights, chosen, height } = state;
  if (heights.length < 2) return null;
  const nameOf = (lines: number): string => t('player.lines', { lines: format.number(lines, { useGrouping: false }) });
  const options = heights.map((lines, index) => ({ lines, index })).reverse();
  return (
    <RoomyChoice data-on={chosen === null ? undefined : ''} title={t('player.quality')}>
      <Icon icon={Settings} />
      <Choice
        // The bar is left to right; long labels are truncated at the end of their own direction.
        dir={dir}
        aria-label={t('player.quality')}
        value={chosen ?? ''}
        onChange={({ target }) => player.chooseHeight(target.value === '' ? null : Number(target.value))}
      >
        <option value="">
          {height === null ? t('player.auto') : t('player.autoNow', { quality: nameOf(height) })}
        </option>
        {options.map(({ lines, index }) => (
          <option key={index} value={index}>
            {nameOf(lines)}
          </option>
        ))}
      </Choice>
    </RoomyChoice>
  );
}
