import {
  answerOrderProblem,
  getOrder,
  getShippingPrices,
  previewOrderRelease,
  searchOrders,
  setShippingPrices,
  updateOrder,
} from '@barg/api-client/orders';
import type {
  Order,
  OrderReleasePreview,
  SearchOrders200,
  SearchOrdersParams,
  ShippingPrices,
  UpdateOrderBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { changedBy, type ShippingLine } from './shipping-lines.ts';

export type OrderSearch = Pick<SearchOrdersParams, 'q' | 'status' | 'from' | 'to'>;

interface Search {
  queryArg: OrderSearch;
  pageParam: string | undefined;
}

/** What sending costs by now. */
export const readShippingPrices = (): Promise<ShippingPrices> => getShippingPrices();

interface ShippingChange {
  lines: readonly ShippingLine[];
  /** The prices that were seen: where others stand there by now, nothing is changed. */
  basedOn: ShippingPrices;
}

interface Answer {
  id: string;
  text: string;
  /** The answer that stands there, as it was seen; empty: none. */
  read: string;
}

type Step = UpdateOrderBody & { id: string };

/** What a performer has sold. Every change is told by `order.changed`, which has all of it read again. */
export const {
  useSoldOrdersInfiniteQuery,
  useSoldOrderQuery,
  useReleasePreviewQuery,
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
    /** What its seller gets once an order is sent. */
    releasePreview: build.query<OrderReleasePreview, string>({
      queryFn: defineQuery((id: string) => previewOrderRelease(id)),
      // Asked for anew each time, and not because of the step itself: of what was sent there is none.
      providesTags: [],
      keepUnusedDataFor: 0,
    }),
    updateOrder: build.mutation<Order, Step>({
      queryFn: defineQuery(({ id, ...step }: Step) => updateOrder(id, step)),
      // Also where it was refused: it is another than was seen.
      invalidatesTags: ['Order', 'Product', 'Earning'],
    }),
    answerProblem: build.mutation<Order, Answer>({
      queryFn: defineQuery(({ id, text, read }: Answer) => answerOrderProblem(id, { text, basedOn: { text: read } })),
      // Also where another answer stands there by now: it is shown then.
      invalidatesTags: ['Order'],
    }),
    setShippingPrices: build.mutation<ShippingPrices, ShippingChange>({
      queryFn: defineQuery(async ({ lines, basedOn }: ShippingChange) =>
        setShippingPrices({ ...changedBy(await getShippingPrices(), lines), basedOn }),
      ),
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'Performer', id: 'shipping' }]),
    }),
  }),
});
