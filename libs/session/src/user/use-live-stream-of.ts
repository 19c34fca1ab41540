import { useCallback } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { liveSlice, liveStreamOf, type MaybeLive } from './live-slice.ts';

/**
 * Returns a function for a performer's present stream, null for none. Every LIVE mark uses it, so that all change when
 * streams begin and end.
 */
export const useLiveStreamOf = (): ((performer: MaybeLive) => string | null) => {
  const live = useAppSelector(liveSlice.selectors.selectLive);
  return useCallback((performer) => liveStreamOf(live, performer), [live]);
};
