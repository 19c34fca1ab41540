import type { ReactNode } from 'react';
import { nextPages, toQueryError, type InfiniteQuery } from '@barg/session';
import { EmptyState, ErrorState, InfiniteList, Skeleton, Stack } from '@barg/ui-kit';

/** The used part of the result of RTK Query's infinite hooks. */
export interface PagedQuery<Item> extends InfiniteQuery {
  /** Of the filters that are chosen; `data` may be that of the last ones. */
  currentData?: { pages: ReadonlyArray<{ data: readonly Item[]; total: number }> };
}

interface PagedListProps<Item> {
  query: PagedQuery<Item>;
  /** The text of the empty state. */
  empty: string;
  children: (items: readonly Item[], total: number) => ReactNode;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

export function ListLoading() {
  return (
    <Stack gap={3}>
      {SKELETONS.map((key) => (
        <Skeleton key={key} height="64px" radius="card" />
      ))}
    </Stack>
  );
}

/** A paged list in its states: loading, failed, empty, loaded. */
export function PagedList<Item>({ query, empty, children }: PagedListProps<Item>) {
  const { currentData, error, isFetching } = query;
  if (!currentData) {
    if (!error) return <ListLoading />;
    const { message } = toQueryError(error);
    return <ErrorState message={message || undefined} onRetry={() => void query.refetch()} isRetrying={isFetching} />;
  }
  const items = currentData.pages.flatMap((page) => page.data);
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <InfiniteList {...nextPages(query)}>{children(items, currentData.pages[0]?.total ?? items.length)}</InfiniteList>
  );
}
