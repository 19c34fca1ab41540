import { useEffect } from 'react';
import type { Poll } from '@barg/api-client/models';
import { useAppDispatch } from '@barg/session';
import { refreshPoll } from '../api/vote-in-poll.ts';

/** The maximum of timers, 32 bits of milliseconds; later ends are ignored. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Reloads the poll when it ends while it is visible. */
export const usePollEnd = (postId: string, { endsAt, isEnded }: Poll): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!endsAt || isEnded) return;
    const left = Date.parse(endsAt) - Date.now();
    // Once only: the local clock may be wrong, and must not cause a loop of requests.
    if (left <= 0 || left > LONGEST_TIMER) return;
    const timer = setTimeout(() => void dispatch(refreshPoll(postId)), left + 500);
    return () => clearTimeout(timer);
  }, [dispatch, postId, endsAt, isEnded]);
};
