import { useTranslation } from '@barg/runtime/i18n';
import { LAYER_CHOICES, type LayerChoice } from '../../../shared/playback/layer-choice.ts';
import type { LayersView } from '../../../shared/playback/follow-layers.ts';
import { QualityChoice } from './player.styles.ts';

interface QualitySelectProps {
  view: LayersView;
  onChoose: (choice: LayerChoice) => void;
}

/** The browser's own list: it is shown in full screen too, where nothing outside the player's frame is. */
export function QualitySelect({ view: { choice, layer }, onChoose }: QualitySelectProps) {
  const { t } = useTranslation('live');
  const nameOf = (one: LayerChoice): string =>
    one === 'auto' ? t('player.quality.auto', { quality: t(`player.quality.${layer}`) }) : t(`player.quality.${one}`);
  return (
    <QualityChoice
      value={choice}
      aria-label={t('player.quality.label')}
      onChange={({ target: { value } }) => onChoose(LAYER_CHOICES.find((one) => one === value) ?? 'auto')}
    >
      {LAYER_CHOICES.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </QualityChoice>
  );
}
