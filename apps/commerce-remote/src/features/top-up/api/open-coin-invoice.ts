import { idempotencyHeader } from '@barg/api-client/http';
import { topUpByCrypto } from '@barg/api-client/payments';
import type { CryptoStatus, TopUpByCryptoBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export interface CoinOrder {
  body: TopUpByCryptoBody;
  key: string;
}

export const { useOpenCoinInvoiceMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    openCoinInvoice: build.mutation<CryptoStatus, CoinOrder>({
      queryFn: defineQuery(({ body, key }: CoinOrder) => topUpByCrypto(body, { headers: idempotencyHeader(key) })),
      // After a conflict, because the price of a package has changed.
      invalidatesTags: (_result, error) => (error?.statusCode === 409 ? ['Wallet', 'TokenPackage'] : ['Wallet']),
    }),
  }),
});
