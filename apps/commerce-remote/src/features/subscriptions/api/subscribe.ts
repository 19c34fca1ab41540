import { idempotencyHeader } from '@barg/api-client/http';
import type { SubscribeResult, SubscribeToPerformerBody } from '@barg/api-client/models';
import { subscribeToPerformer } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

export interface SubscribeOrder {
  body: SubscribeToPerformerBody;
  key: string;
}

/** Also continues a cancelled subscription, at no cost while its period runs. */
export const { useSubscribeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<SubscribeResult, SubscribeOrder>({
      queryFn: defineQuery(({ body, key }: SubscribeOrder) =>
        subscribeToPerformer(body, { headers: idempotencyHeader(key) }),
      ),
      // Refetches what is for her subscribers, because it is open now; after a conflict too, because it was open
      // already.
      invalidatesTags: (result, error) =>
        result || error?.statusCode === 409
          ? ['Subscription', 'Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Performer', 'Wallet']
          : [],
    }),
  }),
});
