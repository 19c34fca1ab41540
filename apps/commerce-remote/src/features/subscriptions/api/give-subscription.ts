import { idempotencyHeader } from '@barg/api-client/http';
import type { GiftResult, GiveSubscriptionBody } from '@barg/api-client/models';
import { giveSubscription } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

interface GiftOrder {
  body: GiveSubscriptionBody;
  key: string;
}

export const { useGiveSubscriptionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    giveSubscription: build.mutation<GiftResult, GiftOrder>({
      queryFn: defineQuery(({ body, key }: GiftOrder) => giveSubscription(body, { headers: idempotencyHeader(key) })),
      // After a conflict too, because the price has changed.
      invalidatesTags: (result, error) => (result || error?.statusCode === 409 ? ['Wallet', 'Performer'] : []),
    }),
  }),
});
