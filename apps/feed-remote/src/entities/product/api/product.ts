import { viewProduct } from '@barg/api-client/products';
import type { ProductView } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useProductQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<ProductView, string>({
      queryFn: defineQuery((id) => viewProduct(id)),
      // Purchases and subscriptions unlock it.
      providesTags: (_product, _error, id) => [{ type: 'Product', id }, 'Subscription', 'Order'],
    }),
  }),
});
