import type { ReactNode } from 'react';
import { shownItem } from '../shown-item.ts';
import { BackControl } from './back-control.tsx';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';

interface ItemPageProps<Item> {
  query: { currentData?: Item; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The skeleton. */
  skeleton?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The page of an item: a back link, and the item, its skeleton, or its error state. */
export function ItemPage<Item extends { performer: { username: string } }>(props: ItemPageProps<Item>) {
  const { query, skeleton = <PageSkeleton />, children } = props;
  const { error, isFetching, refetch } = query;
  const item = shownItem(query);
  const absence = error ? (
    <QueryFailure isPage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
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
