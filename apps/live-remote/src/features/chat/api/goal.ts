import type { SetStreamGoalBody } from '@barg/api-client/models';
import { endStreamGoal, setStreamGoal } from '@barg/api-client/stream-chat';
import { api, defineQuery } from '@barg/session';
import { chatStateTag } from './chat-state.ts';

interface Setting extends SetStreamGoalBody {
  streamId: string;
}

/** What a performer asks for in a stream, by tips. Everybody is told by an event. */
export const { useSetGoalMutation, useEndGoalMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    setGoal: build.mutation<unknown, Setting>({
      queryFn: defineQuery(({ streamId, ...goal }: Setting) => setStreamGoal(streamId, goal)),
      invalidatesTags: (_result, _error, { streamId }) => [chatStateTag(streamId)],
    }),
    endGoal: build.mutation<unknown, string>({
      queryFn: defineQuery((streamId: string) => endStreamGoal(streamId)),
      invalidatesTags: (_result, _error, streamId) => [chatStateTag(streamId)],
    }),
  }),
});
