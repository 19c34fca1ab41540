import type { FanCard } from '@barg/api-client/models';
import { getFanOfConversation } from '@barg/api-client/conversations';
import { addFanListMembers, removeFanListMember } from '@barg/api-client/fans';
import { api, defineQuery } from '@barg/session';

export type { FanCard };

interface Putting {
  listId: string;
  fanId: string;
  /** False: out of it. */
  isIn: boolean;
}

/** What a performer knows of the fan in one of her conversations, by its id, and what puts the fan in her lists. */
export const { useFanCardQuery, usePutInFanListMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    fanCard: build.query<FanCard, string>({
      queryFn: defineQuery((conversationId: string) => getFanOfConversation(conversationId)),
      providesTags: ['Subscription', 'Order', 'Earning', 'Fan'],
    }),
    putInFanList: build.mutation<unknown, Putting>({
      queryFn: defineQuery(({ listId, fanId, isIn }: Putting): Promise<unknown> =>
        isIn ? addFanListMembers(listId, { fanIds: [fanId] }) : removeFanListMember(listId, fanId),
      ),
      // Also what lists her studio shows.
      invalidatesTags: ['Fan'],
    }),
  }),
});
