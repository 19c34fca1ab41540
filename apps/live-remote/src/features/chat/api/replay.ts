import type { ChatReplay } from '@barg/api-client/models';
import { getChatReplay } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

interface ReplayArg {
  streamId: string;
  /** In seconds of the film. */
  from: number;
  /** Not included. */
  to: number;
}

/** The chat beside a stretch of a stream's film. It is kept for who goes back and forth in it. */
export const { useChatReplayQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chatReplay: build.query<ChatReplay, ReplayArg>({
      queryFn: defineQuery(({ streamId, from, to }: ReplayArg) => getChatReplay(streamId, { from, to })),
    }),
  }),
});
