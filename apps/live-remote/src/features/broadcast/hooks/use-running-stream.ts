import { useEffect } from 'react';
import { POLL_MS } from '../../../shared/realtime/follow-streams.ts';
import { useOwnStreamQuery } from '../api/own-stream.ts';
import { broadcast } from '../session/broadcast.ts';

/**
 * The performer's stream that runs, kept in step. What this tab sent before a reload it sends again; what the server
 * says is over is let go.
 */
export function useRunningStream({ skip = false } = {}) {
  const query = useOwnStreamQuery(undefined, { pollingInterval: POLL_MS.member, skip });
  const { currentData: stream, isFetching } = query;
  useEffect(() => {
    if (skip || isFetching || stream === undefined) return;
    const view = broadcast.getValue();
    if (stream === null || (view.status !== 'off' && view.streamId !== stream._id)) broadcast.stop();
    if (stream) broadcast.resume(stream);
  }, [skip, isFetching, stream]);
  return query;
}
