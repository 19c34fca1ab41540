import { useCallback, useEffect, useRef, useState } from 'react';
import { api, useAppDispatch, type CacheTag } from '@barg/session';
import type { SendOptions } from '@barg/session/uploads';

/**
 * Submits a form with files. `progress` runs from 0 to 1, and is null while nothing is sent. Stopping, or leaving the
 * page, aborts the request, and `send` resolves with null. After success the cache tags given are invalidated.
 */
export const useSending = (tags: readonly CacheTag[]) => {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const request = useRef<AbortController | null>(null);
  const stale = useRef(tags);
  const stop = useCallback(() => request.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const send = useCallback(
    async <T>(run: (options: SendOptions) => Promise<T>): Promise<T | null> => {
      const abort = new AbortController();
      request.current = abort;
      setProgress(0);
      try {
        const answer = await run({ onProgress: setProgress, signal: abort.signal });
        dispatch(api.util.invalidateTags([...stale.current]));
        return answer;
      } catch (failure) {
        if (abort.signal.aborted) return null;
        throw failure;
      } finally {
        setProgress(null);
      }
    },
    [dispatch],
  );

  return { progress, send, stop };
};
