import { useAskedAgain, useLineUp } from '@barg/session/line';
import { usePrivateStreamQuery } from '../api/private-streams.ts';

/** A private stream as it stands: told by its events, and asked for again where some may have been missed. */
export function useFollowedStream(id: string) {
  const query = useAskedAgain(usePrivateStreamQuery(id));
  const { refetch } = query;
  // The end is told once: whoever was offline then would send on, and wait, for good.
  useLineUp(() => void refetch());
  return query;
}
