import type { ReactNode } from 'react';
import { Card, ErrorState, InfiniteList, Skeleton } from '@barg/ui-kit';
import { RuledRows } from '../../../shared/ruled-rows.styles.ts';

/** The height of eight rows, in pixels. */
const SKELETON_HEIGHT = 8 * 65;

interface Pages<Item> {
  data?: { pages: ReadonlyArray<{ data: Item[] }> };
  error?: { message?: string };
  isLoading: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface HistoryListProps<Item> {
  label: string;
  query: Pages<Item>;
  /** Shown when there are no rows. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A paged list of movements or payments. */
export function HistoryList<Item extends { _id: string }>({ label, query, empty, children }: HistoryListProps<Item>) {
  const items = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (query.isLoading) return <Skeleton height={SKELETON_HEIGHT} radius="card" />;
  if (query.error && items.length === 0) {
    return <ErrorState message={query.error.message || undefined} onRetry={() => query.refetch()} />;
  }
  if (items.length === 0) return empty;
  return (
    <Card as="div" padding="none">
      <InfiniteList
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => query.fetchNextPage()}
      >
        <RuledRows aria-label={label}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </RuledRows>
      </InfiniteList>
    </Card>
  );
}
