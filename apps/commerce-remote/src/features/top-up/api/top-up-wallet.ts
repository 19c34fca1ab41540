import { idempotencyHeader } from '@barg/api-client/http';
import { topUpWallet } from '@barg/api-client/payments';
import type { TopUpResult, TopUpWalletBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export interface TopUpOrder {
  body: TopUpWalletBody;
  key: string;
}

/** Tops the wallet up. The balance arrives by the socket, on all devices of the account. */
export const { useTopUpWalletMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    topUpWallet: build.mutation<TopUpResult, TopUpOrder>({
      queryFn: defineQuery(({ body, key }: TopUpOrder) => topUpWallet(body, { headers: idempotencyHeader(key) })),
      // Declined payments are listed too. After a conflict, because the price of a package has changed.
      invalidatesTags: (_result, error) =>
        error?.statusCode === 409 ? ['Wallet', 'Card', 'TokenPackage'] : ['Wallet', 'Card'],
    }),
  }),
});
