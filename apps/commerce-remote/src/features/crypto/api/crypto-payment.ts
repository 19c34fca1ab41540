import { getCryptoStatus } from '@barg/api-client/payments';
import type { CryptoStatus } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** The state of an invoice for coins. */
export const { useCryptoStatusQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    cryptoStatus: build.query<CryptoStatus, string>({
      queryFn: defineQuery((id: string) => getCryptoStatus(id)),
      providesTags: ['Wallet'],
    }),
  }),
});
