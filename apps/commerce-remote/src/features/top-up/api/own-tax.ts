import { getOwnTax } from '@barg/api-client/payments';
import type { Tax } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** The tax that is added here and now. It is asked for anew with the packages, once one of them costs something else. */
export const { useOwnTaxQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownTax: build.query<Tax, void>({
      queryFn: defineQuery(() => getOwnTax()),
      providesTags: ['TokenPackage'],
    }),
  }),
});
