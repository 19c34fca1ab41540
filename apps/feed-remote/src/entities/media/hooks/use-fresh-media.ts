import { useRef } from 'react';
import { api, useAppDispatch, type CacheTag } from '@barg/session';

/** Addresses of private files live for minutes; a page that stands longer asks for new ones, at most that often. */
const RETRY_AFTER_MS = 60_000;

/**
 * For `onErrorCapture` around pictures and videos: when one cannot be fetched, reads its item anew, which brings
 * addresses that are good again.
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
