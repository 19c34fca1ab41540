import type { SetSpendingCapBody, SpendingCap } from '@barg/api-client/models';
import { getSpendingCaps, setSpendingCap } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

export type { SpendingCap };

/** The spending caps of an account; refetched after every payment. */
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
