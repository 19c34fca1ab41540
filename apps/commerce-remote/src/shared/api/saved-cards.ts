import { addCard, deleteCard, listCards, listCardSubscriptions, setDefaultCard } from '@barg/api-client/payments';
import type { CardSubscriptions, ListCards200, PaymentCard } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import type { CardSource, TypedCardReader } from '../typed-card.ts';

/** More cards than anyone saves, so the list needs no pages. */
const ALL = 100;

interface NewCard {
  provider: TypedCardReader['provider'];
  card: CardSource;
}

export const {
  useSavedCardsQuery,
  useAddCardMutation,
  useDeleteSavedCardMutation,
  useSetDefaultCardMutation,
  useCardSubscriptionsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    savedCards: build.query<ListCards200, void>({
      queryFn: defineQuery(() => listCards({ limit: ALL })),
      providesTags: ['Card'],
    }),
    addCard: build.mutation<PaymentCard, NewCard>({
      queryFn: defineQuery(({ provider, card }: NewCard) => addCard(provider, card)),
      invalidatesTags: ['Card'],
    }),
    setDefaultCard: build.mutation<PaymentCard, string>({
      queryFn: defineQuery((cardId: string) => setDefaultCard(cardId)),
      invalidatesTags: ['Card'],
    }),
    /** The subscriptions that are charged to a card. */
    cardSubscriptions: build.query<CardSubscriptions, string>({
      queryFn: defineQuery((cardId: string) => listCardSubscriptions(cardId)),
    }),
    deleteSavedCard: build.mutation<unknown, string>({
      queryFn: defineQuery((cardId: string) => deleteCard(cardId)),
      invalidatesTags: ['Card'],
    }),
  }),
});
