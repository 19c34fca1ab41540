import { useMemo } from 'react';
import type { More } from './more-on-scroll.tsx';

interface Page<T> {
  data: T[];
  total: number;
}

interface PagedQuery<T> {
  data?: { pages: Page<T>[] };
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: (options?: { refetchCachedPages?: boolean }) => unknown;
}

export interface Pages<T> {
  /** Undefined until the first page is there. */
  items: T[] | undefined;
  total: number;
  /** Only while there is nothing to show: a list that is there stays there when a later page fails. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Reads the first page anew and forgets the others: for those who stand at the top of the list. */
  refresh: () => void;
  /** What is there is being read anew. */
  isRefreshing: boolean;
  more: More;
}

/** The pages of an infinite query as one list. */
export const usePages = <T>(query: PagedQuery<T>): Pages<T> => {
  const { data, error, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return {
    items,
    total: data?.pages[0]?.total ?? 0,
    error: isError && !data ? error : null,
    isFetching,
    refetch: () => void refetch(),
    refresh: () => void refetch({ refetchCachedPages: false }),
    isRefreshing: isFetching && !isFetchingNextPage && data !== undefined,
    more: {
      hasMore: hasNextPage,
      isLoading: isFetchingNextPage,
      hasFailed: isError && data !== undefined,
      onMore: () => void fetchNextPage(),
    },
  };
};
