import { idempotencyHeader } from '@barg/api-client/http';
import { topUpWallet } from '@barg/api-client/payments';
import type { TopUpResult, TopUpWalletBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { packagesAfter } from './list-packages.ts';

export interface TopUpOrder {
  body: TopUpWalletBody;
  key: string;
}

/** Tops the wallet up. The balance arrives by the socket, on all devices of the account. */
export const { useTopUpWalletMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    topUpWallet: build.mutation<TopUpResult, TopUpOrder>({
      queryFn: defineQuery(({ body, key }: TopUpOrder) => topUpWallet(body, { headers: idempotencyHeader(key) })),
      // Declined payments are listed too.
      invalidatesTags: (_result, error) => ['Wallet', 'Card', ...packagesAfter(error)],
    }),
  }),
});
