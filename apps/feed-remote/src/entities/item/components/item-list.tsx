import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { InfiniteList, Skeleton, SkeletonText } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { WindowedGrid } from '../../../shared/windowed/windowed-grid.tsx';
import type { Pages } from '../../../shared/page/use-pages.ts';
import { ItemGrid, ItemRoot } from './item-card.styles.ts';

const PLACES = 6;
/** The gap of the grid and the estimated height of its rows, in pixels. */
const GAP = 16;
const ROW = 220;
const RATIO = 4 / 3;

function ItemSkeletons() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui:loading')}>
      <ItemGrid aria-hidden>
        {Array.from({ length: PLACES }, (_, index) => (
          <ItemRoot key={index}>
            <Skeleton ratio={RATIO} radius="tile" />
            <SkeletonText lines={2} />
          </ItemRoot>
        ))}
      </ItemGrid>
    </div>
  );
}

interface ItemListProps<T> {
  /** The unique key of the list. */
  name: string;
  pages: Pages<T>;
  /** The empty state. */
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** A grid of cards with infinite scrolling, in all states. */
export function ItemList<T>({ name, pages, empty, children }: ItemListProps<T>) {
  const { items, error, isFetching, refetch, more } = pages;
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!items) return <ItemSkeletons />;
  if (items.length === 0) return empty;
  return (
    <InfiniteList {...more}>
      <WindowedGrid name={name} items={items} grid={ItemGrid} gap={GAP} row={ROW}>
        {children}
      </WindowedGrid>
    </InfiniteList>
  );
}
