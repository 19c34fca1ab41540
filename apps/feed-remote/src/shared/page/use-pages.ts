import { useMemo } from 'react';
import { nextPages, type InfiniteQuery, type NextPages } from '@barg/session';

interface Page<T> {
  data: T[];
  total: number;
}

interface PagedQuery<T> extends InfiniteQuery {
  /** Of what is asked for; `data` may be that of the last words or filters. */
  currentData?: { pages: Page<T>[] };
  isError: boolean;
  refetch: (options?: { refetchCachedPages?: boolean }) => unknown;
}

export interface Pages<T> {
  /** Undefined until the first page has loaded. */
  items: T[] | undefined;
  total: number;
  /** Of the first page only: a list stays visible when a later page fails. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Reloads the first page and drops the others, for use at the top of the list. */
  refresh: () => void;
  /** The loaded pages are being reloaded. */
  isRefreshing: boolean;
  more: NextPages;
}

/** The pages of an infinite query as one list. */
export const usePages = <T>(query: PagedQuery<T>): Pages<T> => {
  const { currentData: data, error, isError, isFetching, isFetchingNextPage, refetch } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return {
    items,
    total: data?.pages[0]?.total ?? 0,
    error: isError && !data ? error : null,
    isFetching,
    refetch: () => void refetch(),
    refresh: () => void refetch({ refetchCachedPages: false }),
    isRefreshing: isFetching && !isFetchingNextPage && data !== undefined,
    more: nextPages(query),
  };
};
