import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnanswered, toQueryError } from '@barg/session';
// By the package's name: each remote has a copy of this module, and the page has one socket.
import { socketStatus$, type SocketStatus } from '@barg/session/realtime';

const LOST: ReadonlySet<SocketStatus> = new Set(['disconnect', 'reconnecting', 'failed']);

/** Whether the socket is disconnected, except before its first connection. */
export function useIsLineLost(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const subscription = socketStatus$.subscribe((status) => setLost(LOST.has(status)));
    return () => subscription.unsubscribe();
  }, []);
  return isLost;
}

/** Calls back after each reconnect, because events in between were missed. */
export function useLineUp(onUp: () => void): void {
  const handleUp = useEffectEvent(onUp);
  useEffect(() => {
    let wasUp: boolean | undefined;
    const subscription = socketStatus$.subscribe((status) => {
      const isUp = status === 'connected';
      if (isUp && wasUp === false) handleUp();
      wasUp = isUp;
    });
    return () => subscription.unsubscribe();
  }, []);
}

const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/** What is read here of the answer of a query hook. */
interface Asked<Data> {
  data?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether the same call may succeed later: it had no answer, or the server could not give one now. */
const isPassing = (failure: unknown): boolean => {
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
  const { data, error, isFetching, refetch } = query;
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
