import { idempotencyHeader } from '@barg/api-client/http';
import { topUpWallet } from '@barg/api-client/payments';
import type { TopUpResult, TopUpWalletBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export interface TopUpOrder {
  body: TopUpWalletBody;
  key: string;
}

/** The balance itself comes by the socket, to every device of the account alike. */
export const { useTopUpWalletMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    topUpWallet: build.mutation<TopUpResult, TopUpOrder>({
      queryFn: defineQuery(({ body, key }: TopUpOrder) => topUpWallet(body, { headers: idempotencyHeader(key) })),
      // A refused payment stands in the list of payments too. A conflict tells that a package costs something else now.
      invalidatesTags: (_result, error) =>
        error?.statusCode === 409 ? ['Wallet', 'Card', 'TokenPackage'] : ['Wallet', 'Card'],
    }),
  }),
});
