import { addCard, deleteCard, listCards } from '@barg/api-client/payments';
import type { ListCards200, PaymentCard } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import type { CardSource, TypedCardReader } from '../typed-card.ts';

/** More cards than anyone keeps; the list needs no pages. */
const ALL = 100;

interface NewCard {
  provider: TypedCardReader['provider'];
  card: CardSource;
}

export const { useSavedCardsQuery, useAddCardMutation, useDeleteSavedCardMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    savedCards: build.query<ListCards200, void>({
      queryFn: defineQuery(() => listCards({ limit: ALL })),
      providesTags: ['Card'],
    }),
    addCard: build.mutation<PaymentCard, NewCard>({
      queryFn: defineQuery(({ provider, card }: NewCard) => addCard(provider, card)),
      invalidatesTags: ['Card'],
    }),
    deleteSavedCard: build.mutation<unknown, string>({
      queryFn: defineQuery((cardId: string) => deleteCard(cardId)),
      invalidatesTags: ['Card'],
    }),
  }),
});
