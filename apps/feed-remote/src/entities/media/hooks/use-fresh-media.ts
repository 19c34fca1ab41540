import { useRef } from 'react';
import { api, useAppDispatch, type CacheTag } from '@barg/session';

/** Signed URLs expire after minutes; the minimum interval of their renewal. */
const RETRY_AFTER_MS = 60_000;

/**
 * For `onErrorCapture` around pictures and videos: when one fails to load, it reloads the item, which has
 * new URLs.
 */
export const useFreshMedia = (
  type: Extract<CacheTag, 'Feed' | 'Gallery' | 'Video' | 'Product'>,
  id: string,
): (() => void) => {
  const dispatch = useAppDispatch();
  const lastTry = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - lastTry.current < RETRY_AFTER_MS) return;
    lastTry.current = now;
    dispatch(api.util.invalidateTags([{ type, id }]));
  };
};
