import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Rows3 from 'lucide-react/icons/rows-3';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, type LucideIcon } from '@barg/ui-kit';
import type { View } from '../hooks/use-library-filter.ts';
import { TilesHead } from '../../../shared/tiles/tiles.styles.ts';

const icons: Record<View, LucideIcon> = { list: Rows3, grid: Grid3x3 };

const VIEWS = Object.keys(icons) as View[];

interface ViewChoiceProps {
  view: View;
  onChoose: (view: View) => void;
}

/** The choice of the view: cards with dates that can be moved into folders, or squares. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { t } = useTranslation('feed');
  return (
    <TilesHead role="group" aria-label={t('profile.view.label')}>
      {VIEWS.map((each) => (
        <IconButton
          key={each}
          icon={icons[each]}
          size="sm"
          label={t(`profile.view.${each}`)}
          tone={view === each ? 'brand' : 'neutral'}
          isPressed={view === each}
          onClick={() => onChoose(each)}
        />
      ))}
    </TilesHead>
  );
}
