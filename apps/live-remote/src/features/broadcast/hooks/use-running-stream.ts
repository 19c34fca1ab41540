import { useEffect } from 'react';
import { POLL_MS } from '../../../shared/realtime/follow-streams.ts';
import { useOwnStreamQuery } from '../api/own-stream.ts';
import { broadcast } from '../session/broadcast.ts';

/**
 * The performer's running stream, updated by events. After a reload this tab resumes its own broadcast; one that the
 * server has ended is released.
 *
 * @param pollingInterval shorter than usual where the page knows that it changes just now
 */
export function useRunningStream({ skip = false, pollingInterval = POLL_MS.member as number } = {}) {
  const query = useOwnStreamQuery(undefined, { pollingInterval, skip });
  const { currentData: stream, isFetching } = query;
  useEffect(() => {
    if (skip || isFetching || stream === undefined) return;
    const view = broadcast.getValue();
    if (stream === null || (view.status !== 'off' && view.streamId !== stream._id)) broadcast.stop();
    if (stream) broadcast.resume(stream);
  }, [skip, isFetching, stream]);
  return query;
}
