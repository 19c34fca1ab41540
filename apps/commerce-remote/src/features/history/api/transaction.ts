import type { WalletEntryDetail } from '@barg/api-client/models';
import { getTransaction } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

/** One movement of the wallet, with its reversals or the movement that it reverses. */
export const { useWalletTransactionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    walletTransaction: build.query<WalletEntryDetail, string>({
      queryFn: defineQuery((id: string) => getTransaction(id)),
      providesTags: ['Wallet'],
    }),
  }),
});
