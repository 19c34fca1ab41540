import type { SetStreamGoalBody } from '@barg/api-client/models';
import { endStreamGoal, getStreamChat, setStreamGoal } from '@barg/api-client/stream-chat';
import { api, defineQuery } from '@barg/session';
import { chatStateTag, type StreamChat } from './chat-state.ts';

interface Setting extends SetStreamGoalBody {
  streamId: string;
}

/** The goal of a stream as it is by now; null: none. */
export const readGoal = async (streamId: string): Promise<StreamChat['goal']> => (await getStreamChat(streamId)).goal;

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
