import type { Message } from '@barg/api-client/models';
import { useChatReplayQuery } from '../api/replay.ts';

/** The chat comes in pieces of so many seconds of the film. */
const PIECE = 30;
/** So many seconds before a piece begins it is asked for. */
const AHEAD = 10;

/** What was written until a second of a film and not long before, the oldest first. */
export function useReplay(streamId: string, second: number) {
  const from = Math.floor(second / PIECE) * PIECE;
  const piece = (begin: number) => ({ streamId, from: begin, to: begin + PIECE });
  const now = useChatReplayQuery(piece(from));
  const before = useChatReplayQuery(piece(from - PIECE), { skip: from === 0 });
  useChatReplayQuery(piece(from + PIECE), { skip: second < from + PIECE - AHEAD });
  const known = [...((from > 0 && before.currentData?.messages) || []), ...(now.currentData?.messages ?? [])];
  const messages: Message[] = known.filter(({ at }) => at <= second).map(({ message }) => message);
  const isLoading = [now, before].some(({ isFetching, currentData }) => isFetching && !currentData);
  const failed = [now, before].filter((query) => query.error);
  const refetch = () => failed.forEach((query) => void query.refetch());
  return { messages, isLoading, error: failed[0]?.error, refetch };
}
