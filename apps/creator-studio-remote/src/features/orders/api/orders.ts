import { answerOrderProblem, getOrder, searchOrders, setShippingPrices, updateOrder } from '@barg/api-client/orders';
import type {
  Order,
  SearchOrders200,
  SearchOrdersParams,
  SetShippingPricesBody,
  ShippingPrices,
  UpdateOrderBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type OrderSearch = Pick<SearchOrdersParams, 'q' | 'status' | 'from' | 'to'>;

interface Search {
  queryArg: OrderSearch;
  pageParam: string | undefined;
}

type Step = UpdateOrderBody & { id: string };

/** What a performer has sold. Every change is told by `order.changed`, which has all of it read again. */
export const {
  useSoldOrdersInfiniteQuery,
  useSoldOrderQuery,
  useUpdateOrderMutation,
  useAnswerProblemMutation,
  useSetShippingPricesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    soldOrders: build.infiniteQuery<SearchOrders200, OrderSearch, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: Search) => searchOrders({ ...queryArg, cursor })),
      providesTags: ['Order'],
    }),
    soldOrder: build.query<Order, string>({
      queryFn: defineQuery((id: string) => getOrder(id)),
      providesTags: ['Order'],
    }),
    updateOrder: build.mutation<Order, Step>({
      queryFn: defineQuery(({ id, ...step }: Step) => updateOrder(id, step)),
      // Also where it was refused: it is another than was seen.
      invalidatesTags: ['Order', 'Product', 'Earning'],
    }),
    answerProblem: build.mutation<Order, { id: string; text: string }>({
      queryFn: defineQuery(({ id, text }: { id: string; text: string }) => answerOrderProblem(id, { text })),
      invalidatesTags: ['Order'],
    }),
    setShippingPrices: build.mutation<ShippingPrices, SetShippingPricesBody>({
      queryFn: defineQuery((prices: SetShippingPricesBody) => setShippingPrices(prices)),
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Performer', id: 'shipping' }]),
    }),
  }),
});
