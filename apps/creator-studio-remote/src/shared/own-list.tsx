import type { ReactNode } from 'react';
import { nextPages, type InfiniteQuery } from '@barg/session';
import { ErrorState, InfiniteList, Skeleton, Stack, useArrival } from '@barg/ui-kit';
import { PlainList } from './item-list.styles.ts';

interface OwnListProps {
  /** What RTK Query tells of an endless query. */
  query: InfiniteQuery & { isError: boolean; error?: { message?: string } | undefined };
  /** Of the filters that are chosen; undefined until their first page has come. */
  items: readonly unknown[] | undefined;
  /** What stands there when there are none. */
  empty: ReactNode;
  /** A row for each. */
  children: ReactNode;
}

/** An endless list of a performer's own items, with its loading, empty and error states. */
export function OwnList({ query, items, empty, children }: OwnListProps) {
  const shown = useArrival(items);
  if (query.isError && !items?.length) {
    return <ErrorState message={query.error?.message} onRetry={() => void query.refetch()} />;
  }
  if (items?.length === 0) return empty;
  if (!shown) return <OwnListSkeleton />;
  return (
    <InfiniteList {...nextPages(query)}>
      <PlainList>{children}</PlainList>
    </InfiniteList>
  );
}

const OwnListSkeleton = () => (
  <Stack gap={1} aria-busy>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="73px" />
    ))}
  </Stack>
);
