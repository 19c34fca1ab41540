import type { StreamChatRules, StreamChatRulesChangesInput } from '@barg/api-client/models';
import { getStreamChatRules, setStreamChatRules } from '@barg/api-client/stream-chat';
import { api, defineQuery } from '@barg/session';

export type { StreamChatRules };

const TAG = { type: 'Stream', id: 'chat-rules' } as const;

/** What the performer has set for the chats of her streams. */
export const { useChatRulesQuery, useSetChatRulesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    chatRules: build.query<StreamChatRules, void>({
      queryFn: defineQuery(() => getStreamChatRules()),
      providesTags: [TAG],
    }),
    setChatRules: build.mutation<StreamChatRules, StreamChatRulesChangesInput>({
      queryFn: defineQuery((body: StreamChatRulesChangesInput) => setStreamChatRules(body)),
      invalidatesTags: [TAG],
    }),
  }),
});
