import type { FanCard } from '@barg/api-client/models';
import { getFanOfConversation } from '@barg/api-client/conversations';
import { addFanListMembers, removeFanListMember } from '@barg/api-client/fans';
import { api, defineQuery, type AppDispatch, type RootState } from '@barg/session';

export type { FanCard };

interface Putting {
  listId: string;
  fanId: string;
  /** False: out of it. */
  isIn: boolean;
}

const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a performer knows of the fan in one of her conversations, by its id. */
    fanCard: build.query<FanCard, string>({
      queryFn: defineQuery((conversationId: string) => getFanOfConversation(conversationId)),
      providesTags: ['Subscription', 'Order', 'Earning', 'Fan'],
    }),
  }),
});

/** Shows a fan in a list, or out of it, on every card of theirs. */
const showIn =
  ({ listId, fanId, isIn }: Putting) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const conversationId of cardApi.util.selectCachedArgsForQuery(getState(), 'fanCard')) {
      const change = cardApi.util.updateQueryData('fanCard', conversationId, (card) => {
        const list = card.fanId === fanId && card.lists.find(({ _id }) => _id === listId);
        if (list) list.isIn = isIn;
      });
      dispatch(change);
    }
  };

const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Puts a fan in a list of the performer's, or takes them out. Optimistic: taken back when the server refuses. */
    putInFanList: build.mutation<unknown, Putting>({
      queryFn: defineQuery(({ listId, fanId, isIn }: Putting): Promise<unknown> =>
        isIn ? addFanListMembers(listId, { fanIds: [fanId] }) : removeFanListMember(listId, fanId),
      ),
      // Also what lists her studio shows.
      invalidatesTags: ['Fan'],
      onQueryStarted: async (putting, { dispatch, queryFulfilled }) => {
        dispatch(showIn(putting));
        await queryFulfilled.catch(() => dispatch(showIn({ ...putting, isIn: !putting.isIn })));
      },
    }),
  }),
});

export const { useFanCardQuery } = cardApi;
export const { usePutInFanListMutation } = listsApi;
