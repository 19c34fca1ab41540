import { addCard, deleteCard, listCards } from '@barg/api-client/payments';
import type { ListCards200, PaymentCard } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import type { CardDetails } from '../card-schema.ts';

/** More cards than anyone keeps; the list needs no pages. */
const ALL = 100;

export const { useSavedCardsQuery, useAddCardMutation, useDeleteSavedCardMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    savedCards: build.query<ListCards200, void>({
      queryFn: defineQuery(() => listCards({ limit: ALL })),
      providesTags: ['Card'],
    }),
    addCard: build.mutation<PaymentCard, CardDetails>({
      queryFn: defineQuery((card: CardDetails) => addCard('sandbox', card)),
      invalidatesTags: ['Card'],
    }),
    deleteSavedCard: build.mutation<unknown, string>({
      queryFn: defineQuery((cardId: string) => deleteCard(cardId)),
      invalidatesTags: ['Card'],
    }),
  }),
});
