import { useIsGuest, useIsLoggedIn } from '@barg/session';
import { POLL_MS } from '../../../shared/realtime/follow-streams.ts';
import { useJoinStreamQuery } from '../api/join-stream.ts';
import { useStreamQuery } from '../api/stream.ts';

/**
 * The stream of a page. Members join it in parallel, so that the video starts a round trip earlier; not one that is known
 * to be over.
 */
export const useWatchedStream = (streamId: string) => {
  const isLoggedIn = useIsLoggedIn();
  const isGuest = useIsGuest();
  const query = useStreamQuery(streamId, { pollingInterval: POLL_MS[isLoggedIn ? 'member' : 'guest'] });
  useJoinStreamQuery(streamId, { skip: isGuest || query.data?.status === 'ended' });
  return query;
};
