import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsGuest } from '@barg/session';
import { ButtonLink, lazyPart, PageHeader, Stack, usePageTitle } from '@barg/ui-kit';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { useSearch } from '../hooks/use-search.ts';
import { Discoveries } from './discoveries.tsx';
import { SearchBox } from './search-box.tsx';

const SearchResults = lazyPart(() => import('./search-results.tsx'));

/** Searches performers and their content; without a query shows popular ones. */
export function Explore() {
  const { t } = useTranslation('feed');
  const { words, kind, tab, search } = useSearch();
  const foundKind = kind === 'all' ? undefined : t(`explore.kinds.${kind}`);
  const openTab = tab === 'trending' ? undefined : t(`explore.tabs.${tab}`);
  usePageTitle(words ? t('explore.resultsTitle', { words }) : t('explore.title'), words ? foundKind : openTab);
  const isMember = !useIsGuest();
  return (
    <>
      <PageHeader
        title={t('explore.title')}
        actions={
          isMember && (
            <ButtonLink to={paths.people(words)} icon={Users}>
              {t('explore.people')}
            </ButtonLink>
          )
        }
      />
      <Stack gap={6}>
        <SearchBox words={words} onSearch={search} />
        {words ? (
          <Suspense fallback={<PageSkeleton />}>
            <SearchResults key={words} words={words} kind={kind} />
          </Suspense>
        ) : (
          <Discoveries tab={tab} />
        )}
      </Stack>
    </>
  );
}
