import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import { useAddressFilters } from '@barg/session/address-filters';
import {
  Card,
  EmptyState,
  ErrorState,
  InfiniteList,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
  useFormat,
} from '@barg/ui-kit';
import { SearchFilter } from '@barg/ui-kit/fields';
import { usePeopleInfiniteQuery } from './api/people.ts';
import { PersonRow } from './person-row.tsx';

const LIST_HEIGHT = 360;

function FoundPeople({ words }: { words: string }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const query = usePeopleInfiniteQuery(words);
  const { currentData: data, error, isFetching, refetch } = query;
  if (error && !data) {
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton height={LIST_HEIGHT} radius="card" />;
  const people = data.pages.flatMap((page) => page.data);
  const total = data.pages[0]?.total ?? 0;
  if (people.length === 0) {
    return (
      <EmptyState icon={SearchX} title={t('people.nothing')}>
        {t('people.nothingHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('people.found', { count: total, amount: format.number(total) })}</VisuallyHidden>
      <Card as="div" padding="none">
        <InfiniteList {...nextPages(query)}>
          <ul aria-label={t('people.title')}>
            {people.map((person) => (
              <li key={person._id}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
        </InfiniteList>
      </Card>
    </>
  );
}

/** /users/search: searches fans and performers by name or username. */
export function PeoplePage() {
  const { t } = useTranslation('account');
  const { get, set } = useAddressFilters<'q'>();
  const words = get('q').trim();
  return (
    <>
      <PageHeader title={t('people.title')} />
      <Stack gap={4}>
        <SearchFilter label={t('people.search')} value={get('q')} onChange={(text) => set('q', text)} />
        <FoundPeople key={words} words={words} />
      </Stack>
    </>
  );
}
