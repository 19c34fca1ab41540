import Users from 'lucide-react/icons/users';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsLoggedIn } from '@barg/session';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { SearchField } from '@barg/ui-kit/fields';
import { useLiveBadges } from '../../../shared/performers/hooks/use-live-badges.ts';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { useSearchWords } from '../hooks/use-search-words.ts';
import { Discoveries } from './discoveries.tsx';
import { SearchResults } from './search-results.tsx';

/** The site's page that finds members of every kind, with the words that are searched for here. */
const PEOPLE_PATH = '/users/search';

/** Finds performers and posts; without words, shows who and what is popular and new. */
export function Explore() {
  const { t } = useTranslation('feed');
  const { text, words, setText } = useSearchWords();
  usePageTitle(words ? t('explore.resultsTitle', { words }) : t('explore.title'));
  useLiveBadges();
  const isMember = useIsLoggedIn();
  const people = `${PEOPLE_PATH}${words ? `?q=${encodeURIComponent(words)}` : ''}`;
  return (
    <>
      <PageHeader
        title={t('explore.title')}
        actions={
          isMember && (
            <ButtonLink to={people} icon={Users}>
              {t('explore.people')}
            </ButtonLink>
          )
        }
      />
      <Stack gap={6}>
        <SearchField label={t('search.label')} value={text} onChange={setText} />
        {words ? <SearchResults key={words} words={words} /> : <Discoveries />}
      </Stack>
    </>
  );
}
