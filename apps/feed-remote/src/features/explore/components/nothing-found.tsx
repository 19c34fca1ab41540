import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState } from '@barg/ui-kit';

/** Nothing of what was searched for: say what may help. */
export function NothingFound({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  return (
    <EmptyState icon={SearchX} title={t('explore.nothing', { words })}>
      {t('explore.nothingHint')}
    </EmptyState>
  );
}
