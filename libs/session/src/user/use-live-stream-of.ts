import { useCallback } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { liveSlice, liveStreamOf, type MaybeLive } from './live-slice.ts';

/**
 * Answers which stream a performer is live with at this moment; null for none. Whoever shows a LIVE mark asks this, so
 * that marks rise and fall everywhere as streams begin and end.
 */
export const useLiveStreamOf = (): ((performer: MaybeLive) => string | null) => {
  const live = useAppSelector(liveSlice.selectors.selectLive);
  return useCallback((performer) => liveStreamOf(live, performer), [live]);
};
