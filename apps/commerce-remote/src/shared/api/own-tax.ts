import { getOwnTax } from '@barg/api-client/payments';
import type { Tax } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** The tax that applies to this buyer. Refetched with the packages when a price has changed. */
export const { useOwnTaxQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownTax: build.query<Tax, void>({
      queryFn: defineQuery(() => getOwnTax()),
      providesTags: ['TokenPackage'],
    }),
  }),
});
