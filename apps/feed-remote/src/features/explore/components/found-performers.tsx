import { InfiniteList } from '@barg/ui-kit';
import { usePerformerPagesInfiniteQuery } from '../../../entities/performer/api/performer-pages.ts';
import { PerformerGrid } from '../../../entities/performer/components/performer-tiles.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';
import { NothingFound } from './nothing-found.tsx';

const PLACES = 6;

/** All performers that match the query, the closest first. */
export function FoundPerformers({ words }: { words: string }) {
  const { items, error, refetch, isFetching, more } = usePages(usePerformerPagesInfiniteQuery(words));
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (items?.length === 0) return <NothingFound words={words} />;
  return (
    <InfiniteList {...more}>
      <PerformerGrid performers={items} places={PLACES} />
    </InfiniteList>
  );
}
