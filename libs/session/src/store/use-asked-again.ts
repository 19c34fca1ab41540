import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnanswered, toQueryError } from '@barg/session';

const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/** What is read here of the answer of a query hook. */
interface Asked<Data> {
  data?: Data;
  /** Of the argument that is asked for; `data` may be that of the last one. */
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether a call that failed may succeed later: it had no answer, or the server could not give one now. */
export const isPassing = (failure: unknown): boolean => {
  const error = toQueryError(failure);
  return isUnanswered(error) || error.statusCode === 429 || error.statusCode >= 500;
};

/**
 * For parts that have no room for an error, as a button or a count: after a passing failure the query is asked again by
 * itself, with growing pauses, no sooner than the server wishes and at once when the browser is online again. Returns
 * the query.
 *
 * @example
 * const { data: offer } = useAskedAgain(usePrivateOfferQuery(id));
 */
export function useAskedAgain<Query extends Asked<unknown>>(query: Query): Query {
  const { error, isFetching, refetch } = query;
  const data = 'currentData' in query ? query.currentData : query.data;
  const pause = useRef(FIRST_PAUSE_MS);
  const handleDue = useEffectEvent(() => void refetch());
  const isDue = data === undefined && error !== undefined && !isFetching && isPassing(error);
  const wish = toQueryError(error).retryAfterMs ?? 0;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(handleDue, Math.max(pause.current, wish));
    pause.current = Math.min(pause.current * 2, LONGEST_PAUSE_MS);
    if (wish === 0) addEventListener('online', handleDue);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', handleDue);
    };
  }, [isDue, wish]);
  return query;
}
