import type { ReactNode } from 'react';
import { nextPages, type InfiniteQuery } from '@barg/session';
import { Card, ErrorState, InfiniteList, Skeleton } from '@barg/ui-kit';
import { RuledRows } from '../../../shared/ruled-rows.styles.ts';

/** The height of eight rows, in pixels. */
const SKELETON_HEIGHT = 8 * 65;

interface Pages<Item> extends InfiniteQuery {
  /** Of the filters that are chosen; `data` may be that of the last ones. */
  currentData?: { pages: ReadonlyArray<{ data: Item[] }> };
  error?: { message?: string };
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
  const items = query.currentData?.pages.flatMap(({ data }) => data);
  if (query.error && !items?.length) {
    return <ErrorState message={query.error.message || undefined} onRetry={() => query.refetch()} />;
  }
  if (!items) return <Skeleton height={SKELETON_HEIGHT} radius="card" />;
  if (items.length === 0) return empty;
  return (
    <Card as="div" padding="none">
      <InfiniteList {...nextPages(query)}>
        <RuledRows aria-label={label}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </RuledRows>
      </InfiniteList>
    </Card>
  );
}
