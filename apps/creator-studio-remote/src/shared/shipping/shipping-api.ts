import { getShippingPrices } from '@barg/api-client/orders';
import type { ShippingPrices } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** What sending costs her buyers, by country. */
export const { useShippingPricesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    shippingPrices: build.query<ShippingPrices, void>({
      queryFn: defineQuery(() => getShippingPrices()),
      providesTags: [{ type: 'Performer', id: 'shipping' }],
    }),
  }),
});
