import { idempotencyHeader } from '@barg/api-client/http';
import type {
  CardSubscription,
  SubscribeByCardBody,
  SubscribeResult,
  SubscribeToPerformerBody,
} from '@barg/api-client/models';
import { subscribeByCard } from '@barg/api-client/payments';
import { subscribeToPerformer } from '@barg/api-client/wallet';
import { api, defineQuery, type QueryError } from '@barg/session';

export interface SubscribeOrder {
  body: SubscribeToPerformerBody;
  key: string;
}

export interface CardOrder {
  body: SubscribeByCardBody;
  key: string;
}

const OPENED = ['Subscription', 'Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Performer', 'Wallet'] as const;

// Refetches what is for her subscribers, because it is open now; after a conflict too, because it was open already.
const opened = (result: object | undefined, error: QueryError | undefined) =>
  result || error?.statusCode === 409 ? OPENED : [];

export const { useSubscribeMutation, useSubscribeByCardMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Also continues a cancelled subscription, at no cost while its period runs. */
    subscribe: build.mutation<SubscribeResult, SubscribeOrder>({
      queryFn: defineQuery(({ body, key }: SubscribeOrder) =>
        subscribeToPerformer(body, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: opened,
    }),
    /** May answer that the bank asks first. Repeated with its key after that, it tells what became of the order. */
    subscribeByCard: build.mutation<CardSubscription, CardOrder>({
      queryFn: defineQuery(({ body, key }: CardOrder) => subscribeByCard(body, { headers: idempotencyHeader(key) })),
      // Declined payments are listed too. After a conflict the tax is asked for again with the prices.
      invalidatesTags: (result, error) => [
        ...opened(result, error),
        ...(['Wallet', 'Card'] as const),
        ...(error?.statusCode === 409 ? (['TokenPackage'] as const) : []),
      ],
    }),
  }),
});
