import type { ReactNode } from 'react';
import { toQueryError } from '@barg/session';
import { LoadFailure } from '@barg/ui-kit';
import { ListLoading } from './paged-list.tsx';

interface LoadedProps<Data> {
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A single item in its states: loading, failed, not there, loaded. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && data !== null) return children(data);
  if (!error) return <ListLoading />;
  return <LoadFailure error={toQueryError(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
