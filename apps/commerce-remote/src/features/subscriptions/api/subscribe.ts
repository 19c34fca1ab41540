import { idempotencyHeader } from '@barg/api-client/http';
import type { SubscribeResult, SubscribeToPerformerBody } from '@barg/api-client/models';
import { subscribeToPerformer } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

export interface SubscribeOrder {
  body: SubscribeToPerformerBody;
  key: string;
}

/** Also takes a cancellation back, which costs nothing while the period runs. */
export const { useSubscribeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<SubscribeResult, SubscribeOrder>({
      queryFn: defineQuery(({ body, key }: SubscribeOrder) =>
        subscribeToPerformer(body, { headers: idempotencyHeader(key) }),
      ),
      // Whatever is for her subscribers is fetched again, open now; a conflict means that it has been open already.
      invalidatesTags: (result, error) =>
        result || error?.statusCode === 409
          ? ['Subscription', 'Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Performer', 'Wallet']
          : [],
    }),
  }),
});
