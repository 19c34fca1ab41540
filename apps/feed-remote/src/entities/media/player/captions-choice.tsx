import Captions from 'lucide-react/icons/captions';
import { useMemo } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useUi } from '@barg/ui-kit';
import { trackNames, type CaptionTrack } from './caption-choice.ts';
import type { Player } from './player.ts';
import type { PlayerState } from './player-state.ts';
import { IconChoice } from './player-bar.styles.ts';

interface CaptionsChoiceProps {
  player: Player;
  state: PlayerState;
  tracks: readonly CaptionTrack[];
}

/** A native select of the captions' languages and "off"; nothing without captions. */
export function CaptionsChoice({ player, state, tracks }: CaptionsChoiceProps) {
  const { t } = useTranslation('feed');
  const { locale } = useUi();
  const names = useMemo(() => trackNames(tracks, locale), [tracks, locale]);
  if (tracks.length === 0) return null;
  return (
    <IconChoice data-on={state.captions === null ? undefined : ''} title={t('player.captions')}>
      <Icon icon={Captions} />
      <select
        aria-label={t('player.captions')}
        value={state.captions ?? ''}
        onChange={({ target }) => player.chooseCaptions(target.value || null)}
      >
        <option value="">{t('player.captionsOff')}</option>
        {tracks.map(({ language }) => (
          <option key={language} value={language}>
            {names.get(language)}
          </option>
        ))}
      </select>
    </IconChoice>
  );
}
