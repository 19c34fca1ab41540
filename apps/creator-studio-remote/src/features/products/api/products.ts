import { idempotencyHeader } from '@barg/api-client/http';
import {
  createProduct,
  deleteProduct,
  restoreProduct,
  searchOwnProducts,
  updateProduct,
  viewOwnProduct,
} from '@barg/api-client/products';
import type {
  CreateProductBody,
  OwnProductView,
  SearchOwnProducts200,
  SearchOwnProductsParams,
  UpdateProductBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { requestOf, type SendOptions } from '@barg/session/uploads';

const PAGE = 20;

export type ProductSearch = Pick<SearchOwnProductsParams, 'q' | 'type' | 'status'>;

/** One's own products: found, read and taken away. */
export const { useOwnProductsInfiniteQuery, useOwnProductQuery, useDeleteProductMutation, useRestoreProductMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      ownProducts: build.infiniteQuery<SearchOwnProducts200, ProductSearch, number>({
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (page, _pages, offset) => (offset + PAGE < page.total ? offset + PAGE : undefined),
        },
        queryFn: ({ queryArg, pageParam: offset }) =>
          defineQuery(() => searchOwnProducts({ ...queryArg, offset, limit: PAGE }))(undefined),
        providesTags: ['Product'],
      }),
      ownProduct: build.query<OwnProductView, string>({
        queryFn: defineQuery((productId: string) => viewOwnProduct(productId)),
        providesTags: (_product, _error, id) => [{ type: 'Product', id }],
      }),
      deleteProduct: build.mutation<unknown, string>({
        queryFn: defineQuery((productId: string) => deleteProduct(productId)),
        invalidatesTags: (_answer, error) => (error ? [] : ['Product']),
      }),
      /** Takes a deletion back, while the server still can. */
      restoreProduct: build.mutation<OwnProductView, string>({
        queryFn: defineQuery((productId: string) => restoreProduct(productId)),
        invalidatesTags: (_answer, error) => (error ? [] : ['Product']),
      }),
    }),
  });

/** Makes a product; `key` is the same for every attempt at one, so that a lost answer never doubles it. @throws ApiError */
export const sendProduct = (body: CreateProductBody, key: string, options: SendOptions): Promise<OwnProductView> =>
  createProduct(body, { ...requestOf(options), headers: idempotencyHeader(key) });

/** Changes what is given of a product; `key` is the same for every attempt at one save. @throws ApiError */
export const sendProductChanges = (
  productId: string,
  body: UpdateProductBody,
  { key, ...options }: SendOptions & { key: string },
): Promise<OwnProductView> =>
  updateProduct(productId, body, { ...requestOf(options), headers: idempotencyHeader(key) });
