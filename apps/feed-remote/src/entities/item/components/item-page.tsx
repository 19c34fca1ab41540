import type { ReactNode } from 'react';
import { BackControl } from './back-control.tsx';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';

interface ItemPageProps<Item> {
  query: { data?: Item; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What stands there while it is on its way. */
  skeleton?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The page of one thing: the way back from it, and itself, or that it is on its way or not to be had. */
export function ItemPage<Item extends { performer: { username: string } }>(props: ItemPageProps<Item>) {
  const { query, skeleton = <PageSkeleton />, children } = props;
  const { data: item, error, isFetching, refetch } = query;
  const absence = error ? (
    <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    skeleton
  );
  return (
    <>
      <BackControl username={item?.performer.username} />
      {item ? children(item) : absence}
    </>
  );
}
