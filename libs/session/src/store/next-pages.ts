import { toQueryError, type QueryError } from './query-error.ts';

/** What RTK Query's infinite hooks tell of how a list goes on. */
export interface InfiniteQuery {
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** How an infinite list goes on: the props of the kit's `InfiniteList`. */
export interface NextPages {
  hasMore: boolean;
  isLoading: boolean;
  failure: QueryError | null;
  onMore: () => void;
  onRetry: () => void;
}

/**
 * How the list of an infinite query goes on. A failure stays until its retry has succeeded, which asks for what failed:
 * the next page, or the pages that were shown.
 *
 * @example
 * <InfiniteList {...nextPages(query)}>{rows}</InfiniteList>
 */
export function nextPages(query: InfiniteQuery): NextPages {
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const failure = error === undefined ? null : toQueryError(error);
  return {
    hasMore: hasNextPage,
    isLoading: failure ? isFetching : isFetchingNextPage,
    failure,
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
