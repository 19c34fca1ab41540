import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Skeleton, SkeletonText } from '@barg/ui-kit';
import { MoreOnScroll } from '../../../shared/page/more-on-scroll.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { WindowedGrid } from '../../../shared/windowed/windowed-grid.tsx';
import type { Pages } from '../../../shared/page/use-pages.ts';
import { ItemGrid, ItemRoot } from './item-card.styles.ts';

const PLACES = 6;
/** Of the grid, in pixels, and about how high its rows are. */
const GAP = 16;
const ROW = 220;
const RATIO = 4 / 3;

function ItemSkeletons() {
  const { t } = useTranslation();
  return (
    <ItemGrid role="status" aria-label={t('ui:loading')}>
      {Array.from({ length: PLACES }, (_, index) => (
        <ItemRoot key={index} aria-hidden>
          <Skeleton ratio={RATIO} radius="tile" />
          <SkeletonText lines={2} />
        </ItemRoot>
      ))}
    </ItemGrid>
  );
}

interface ItemListProps<T> {
  /** Tells this list from others, for its places. */
  name: string;
  pages: Pages<T>;
  /** What stands there when there are none. */
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** Cards in a grid that grows, in all its states. */
export function ItemList<T>({ name, pages, empty, children }: ItemListProps<T>) {
  const { items, error, isFetching, refetch, more } = pages;
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!items) return <ItemSkeletons />;
  if (items.length === 0) return empty;
  return (
    <MoreOnScroll {...more}>
      <WindowedGrid name={name} items={items} grid={ItemGrid} gap={GAP} row={ROW}>
        {children}
      </WindowedGrid>
    </MoreOnScroll>
  );
}
