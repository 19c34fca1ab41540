import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, Stack } from '@barg/ui-kit';
import { SearchField } from '@barg/ui-kit/fields';
import { useLiveBadges } from '../../../shared/performers/hooks/use-live-badges.ts';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { useSearchWords } from '../hooks/use-search-words.ts';
import { Discoveries } from './discoveries.tsx';
import { SearchResults } from './search-results.tsx';

/** Finds performers and posts; without words, shows who and what is popular and new. */
export function Explore() {
  const { t } = useTranslation('feed');
  const { text, words, setText } = useSearchWords();
  usePageTitle(words ? t('explore.resultsTitle', { words }) : t('explore.title'));
  useLiveBadges();
  return (
    <>
      <PageHeader title={t('explore.title')} />
      <Stack gap={6}>
        <SearchField label={t('search.label')} value={text} onChange={setText} />
        {words ? <SearchResults key={words} words={words} /> : <Discoveries />}
      </Stack>
    </>
  );
}
