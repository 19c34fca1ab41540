import type { ReactNode } from 'react';
import { toQueryError } from '@barg/session';
import { LoadFailure } from '@barg/ui-kit';
import { ListLoading } from './paged-list.tsx';

interface LoadedProps<Data> {
  query: {
    /** Of what is asked for; `data` may be what was asked for before. */
    currentData?: Data;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A single item in its states: loading, failed, not there, loaded. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined && currentData !== null) return children(currentData);
  if (!error) return <ListLoading />;
  return <LoadFailure error={toQueryError(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
