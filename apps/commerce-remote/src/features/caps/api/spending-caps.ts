import type { SetSpendingCapBody, SpendingCap } from '@barg/api-client/models';
import { getSpendingCaps, setSpendingCap } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

export type { SpendingCap };

/** What one lets oneself spend; spending makes it stale with everything else of the wallet. */
export const { useSpendingCapsQuery, useSetSpendingCapMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    spendingCaps: build.query<SpendingCap[], void>({
      queryFn: defineQuery(() => getSpendingCaps()),
      providesTags: ['Wallet'],
    }),
    setSpendingCap: build.mutation<SpendingCap[], SetSpendingCapBody>({
      queryFn: defineQuery((body: SetSpendingCapBody) => setSpendingCap(body)),
      invalidatesTags: ['Wallet'],
    }),
  }),
});
