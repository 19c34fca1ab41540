import { deleteCard, listCards } from '@barg/api-client/payments';
import type { ListCards200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** More cards than anyone keeps; the list needs no pages. */
const ALL = 100;

export const { useSavedCardsQuery, useDeleteSavedCardMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    savedCards: build.query<ListCards200, void>({
      queryFn: defineQuery(() => listCards({ limit: ALL })),
      providesTags: ['Card'],
    }),
    deleteSavedCard: build.mutation<unknown, string>({
      queryFn: defineQuery((cardId: string) => deleteCard(cardId)),
      invalidatesTags: ['Card'],
    }),
  }),
});
