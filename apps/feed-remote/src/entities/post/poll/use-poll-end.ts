import { useEffect } from 'react';
import type { Poll } from '@barg/api-client/models';
import { useAppDispatch } from '@barg/session';
import { refreshPoll } from '../api/vote-in-poll.ts';

/** Timers count milliseconds in 32 bits: a later end is met by another visit. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Shows the result when the end comes while somebody looks. */
export const usePollEnd = (postId: string, { endsAt, isEnded }: Poll): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!endsAt || isEnded) return;
    const left = Date.parse(endsAt) - Date.now();
    // The clock here may be wrong: what the server has not ended after its time is not asked for again and again.
    if (left <= 0 || left > LONGEST_TIMER) return;
    const timer = setTimeout(() => void dispatch(refreshPoll(postId)), left + 500);
    return () => clearTimeout(timer);
  }, [dispatch, postId, endsAt, isEnded]);
};
