import type { WalletStanding } from '@barg/api-client/models';
import { getWalletStanding } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

/** Whether the fan may pay, or which dispute has closed the wallet. Read again when a dispute or an operator changes it. */
export const { useWalletStandingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    walletStanding: build.query<WalletStanding, void>({
      queryFn: defineQuery(() => getWalletStanding()),
      providesTags: ['Wallet'],
    }),
  }),
});
