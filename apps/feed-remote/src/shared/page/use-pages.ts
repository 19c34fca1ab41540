import { useMemo } from 'react';
import { nextPages, type InfiniteQuery, type NextPages } from '@barg/session';
import { isGone } from './is-gone.ts';

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
  /** Of the first page only: a list stays visible when a later page fails, unless it is gone. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Reloads the first page and drops the others, for use at the top of the list. */
  refresh: () => void;
  /** The loaded pages are being reloaded. */
  isRefreshing: boolean;
  more: NextPages;
}

interface Identified {
  _id: string;
}

/** Without what a page before had: lists by rank change while they are read, and so does one that is written to. */
const itemsOf = <T extends Identified>(pages: readonly Page<T>[]): T[] => {
  const items = new Map<string, T>();
  for (const item of pages.flatMap((page) => page.data)) if (!items.has(item._id)) items.set(item._id, item);
  return [...items.values()];
};

/** The pages of an infinite query as one list. */
export const usePages = <T extends Identified>(query: PagedQuery<T>): Pages<T> => {
  const { currentData, error, isError, isFetching, isFetchingNextPage, refetch } = query;
  const data = isGone(error) ? undefined : currentData;
  const items = useMemo(() => data && itemsOf(data.pages), [data]);
  return {
    items,
    total: data?.pages[0]?.total ?? 0,
    error: (isError || isGone(error)) && !data ? error : null,
    isFetching,
    refetch: () => void refetch(),
    refresh: () => void refetch({ refetchCachedPages: false }),
    isRefreshing: isFetching && !isFetchingNextPage && data !== undefined,
    more: nextPages(query),
  };
};
