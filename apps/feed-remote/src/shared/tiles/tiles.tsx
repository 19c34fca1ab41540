import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState, InfiniteList, MediaGrid, Skeleton } from '@barg/ui-kit';
import { QueryFailure } from '../page/query-failure.tsx';
import { WindowedGrid } from '../windowed/windowed-grid.tsx';
import type { Pages } from '../page/use-pages.ts';

const PLACES = 9;

export const TileSkeletons = () => (
  <MediaGrid aria-hidden>
    {Array.from({ length: PLACES }, (_, index) => (
      <Skeleton key={index} ratio={1} radius="tile" />
    ))}
  </MediaGrid>
);

export interface TilesProps<T> {
  /** The unique key of the list. */
  name: string;
  pages: Pages<T>;
  /** The empty state. */
  empty: string;
  children: (item: T) => ReactNode;
}

/** A grid of squares with infinite scrolling, in all states. */
export function Tiles<T>({ name, pages, empty, children }: TilesProps<T>) {
  const { items, error, isFetching, refetch, more } = pages;
  const { t } = useTranslation();
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!items) {
    return (
      <div role="status" aria-label={t('ui:loading')}>
        <TileSkeletons />
      </div>
    );
  }
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <InfiniteList {...more}>
      <WindowedGrid name={name} items={items} grid={MediaGrid} gap={6} row={110}>
        {children}
      </WindowedGrid>
    </InfiniteList>
  );
}
