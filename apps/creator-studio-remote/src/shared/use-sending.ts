import { useCallback, useEffect, useRef, useState } from 'react';
import { api, useAppDispatch, type CacheTag } from '@barg/session';
import type { SendOptions } from '@barg/session/uploads';

/**
 * Sends a form with its files: how far the bytes are from 0 to 1, null while nothing is sent. Stopping it, or leaving
 * the page, ends the request; `send` then answers null. What the tags name is read anew once it has arrived.
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
