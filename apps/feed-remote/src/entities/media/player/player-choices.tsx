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

/** The browser's own list: it works in full screen, on phones and with keys. */
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

/** The sizes of the film, the largest first; by itself it follows the line. */
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
        // The player's line runs from left to right; what is too long is cut where its language ends.
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
