import { useState } from 'react';
import { useAppSelector } from '@barg/session';
import { useMessagesInfiniteQuery, type ThreadRef } from '../api/list-messages.ts';
import { selectThread, type Thread } from '../selectors.ts';

export interface KeptThread extends Thread {
  /** From where its messages are: the place that is asked for, or the one before that. */
  drawnAt: number | null;
  /** Those of the place that is asked for have not come yet. */
  isKept: boolean;
}

/**
 * The messages of the place that is asked for; until they have come those that were drawn before, with what becomes of
 * the attempt on the side on which the place is: without a line nothing that is loaded goes away.
 *
 * @param keeps false: somebody has sought the place, and is told there whether it opens
 */
export function useKeptThread(ref: ThreadRef, keeps: boolean): KeptThread {
  const asked = useAppSelector((state) => selectThread(state, ref));
  const [drawn, setDrawn] = useState<ThreadRef | null>(null);
  if (asked.success && drawn?.at !== ref.at) setDrawn(ref);
  const isKept = keeps && !asked.success && drawn !== null;
  const before = isKept ? drawn : ref;
  // Else it would be dropped a minute after it has been left.
  useMessagesInfiniteQuery(before, { skip: !isKept });
  const shown = useAppSelector((state) => selectThread(state, before));
  if (!isKept || !shown.success) return { ...asked, drawnAt: ref.at, isKept: false };
  const isAbove = ref.at !== null && ref.at < (shown.items[0]?.sequence ?? 0);
  const { fetching, error } = asked;
  return { ...shown, fetching, error, hasOlder: isAbove, hasNewer: !isAbove, drawnAt: before.at, isKept };
}
