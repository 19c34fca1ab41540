import type { FirstData } from '@barg/contract';

export const PRODUCT_DATA = [
  {
    path: '/performer-assets/products/:productId',
    query: { endpoint: 'product', argOf: ({ productId }) => productId },
  },
] as const satisfies readonly FirstData[];
