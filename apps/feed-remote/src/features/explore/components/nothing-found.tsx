import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState } from '@barg/ui-kit';

/** The empty state of a search, with advice. */
export function NothingFound({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  return (
    <EmptyState icon={SearchX} title={t('explore.nothing', { words })}>
      {t('explore.nothingHint')}
    </EmptyState>
  );
}
