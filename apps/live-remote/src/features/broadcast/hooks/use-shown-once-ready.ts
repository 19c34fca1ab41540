import { useEffect, useRef } from 'react';
import { api, useAppDispatch } from '@barg/session';

/** Asks again for what stands at the address of a stream, once its published film, which was waited for, can be played. */
export const useShownOnceReady = (streamId: string | undefined, isWaitedFor: boolean): void => {
  const dispatch = useAppDispatch();
  const wasWaitedFor = useRef(false);
  useEffect(() => {
    if (wasWaitedFor.current && !isWaitedFor && streamId !== undefined)
      dispatch(api.util.invalidateTags(['Video', { type: 'Stream', id: streamId }]));
    wasWaitedFor.current = isWaitedFor;
  }, [dispatch, isWaitedFor, streamId]);
};
