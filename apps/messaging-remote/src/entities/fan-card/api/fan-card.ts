import type { FanCard } from '@barg/api-client/models';
import { getFanOfConversation } from '@barg/api-client/conversations';
import { api, defineQuery } from '@barg/session';

export type { FanCard };

/** What a performer knows of the fan in one of her conversations, by its id. */
export const { useFanCardQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    fanCard: build.query<FanCard, string>({
      queryFn: defineQuery((conversationId: string) => getFanOfConversation(conversationId)),
      providesTags: ['Subscription', 'Order', 'Earning'],
    }),
  }),
});
