import { idempotencyHeader } from '@barg/api-client/http';
import { topUpByCrypto } from '@barg/api-client/payments';
import type { CryptoStatus, TopUpByCryptoBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { packagesAfter } from './list-packages.ts';

export interface CoinOrder {
  body: TopUpByCryptoBody;
  key: string;
}

export const { useOpenCoinInvoiceMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    openCoinInvoice: build.mutation<CryptoStatus, CoinOrder>({
      queryFn: defineQuery(({ body, key }: CoinOrder) => topUpByCrypto(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: (_result, error) => ['Wallet', ...packagesAfter(error)],
    }),
  }),
});
