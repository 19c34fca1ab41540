import Shuffle from 'lucide-react/icons/shuffle';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, EmptyState, Heading, InfiniteList, Inline, Stack } from '@barg/ui-kit';
import { usePerformerPagesInfiniteQuery } from '../../../entities/performer/api/performer-pages.ts';
import { usePerformersQuery } from '../../../entities/performer/api/performers.ts';
import { PerformerGrid } from '../../../entities/performer/components/performer-tiles.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';

const PLACES = 6;
const CHANCES = 4;

/** A few random performers, and others on each press. */
function ByChance() {
  const { t } = useTranslation('feed');
  const { data, error, refetch, isFetching } = usePerformersQuery({ from: 'random' });
  if (data?.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Inline justify="space-between">
        <Heading level={2}>{t('explore.byChance')}</Heading>
        <Button size="sm" icon={Shuffle} isLoading={isFetching} onClick={() => void refetch()}>
          {t('explore.others')}
        </Button>
      </Inline>
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PerformerGrid performers={data} places={CHANCES} />
      )}
    </Stack>
  );
}

/** Performers to discover: random ones, and the best known with infinite scrolling. */
export function Creators() {
  const { t } = useTranslation('feed');
  const { items, error, refetch, isFetching, more } = usePages(usePerformerPagesInfiniteQuery(''));
  if (items?.length === 0) return <EmptyState title={t('explore.noCreators')} />;
  return (
    <Stack gap={6}>
      <ByChance />
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('explore.performers')}</Heading>
        {error ? (
          <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <InfiniteList {...more}>
            <PerformerGrid performers={items} places={PLACES} />
          </InfiniteList>
        )}
      </Stack>
    </Stack>
  );
}
