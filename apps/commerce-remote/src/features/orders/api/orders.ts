import {
  cancelOrder,
  changeDeliveryAddress,
  getOrder,
  reportOrderProblem,
  searchOwnOrders,
} from '@barg/api-client/orders';
import type { Order, ReportOrderProblemBody, SearchOwnOrders200, SearchOwnOrdersParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type OrderSearch = Pick<SearchOwnOrdersParams, 'q' | 'status' | 'from' | 'to'>;

interface Search {
  queryArg: OrderSearch;
  pageParam: string | undefined;
}

/** The orders of a fan. The event `order.changed` refetches them. */
export const {
  useOwnOrdersInfiniteQuery,
  useOwnOrderQuery,
  useCancelOrderMutation,
  useMoveOrderMutation,
  useReportProblemMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ownOrders: build.infiniteQuery<SearchOwnOrders200, OrderSearch, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: Search) => searchOwnOrders({ ...queryArg, cursor })),
      providesTags: ['Order'],
    }),
    ownOrder: build.query<Order, string>({
      queryFn: defineQuery((id: string) => getOrder(id)),
      providesTags: ['Order'],
    }),
    cancelOrder: build.mutation<Order, string>({
      queryFn: defineQuery((id: string) => cancelOrder(id, {})),
      invalidatesTags: ['Order', 'Wallet', 'Product'],
    }),
    moveOrder: build.mutation<Order, { id: string; addressId: string }>({
      queryFn: defineQuery(({ id, addressId }: { id: string; addressId: string }) =>
        changeDeliveryAddress(id, { addressId }),
      ),
      invalidatesTags: ['Order', 'Wallet'],
    }),
    reportProblem: build.mutation<Order, ReportOrderProblemBody & { id: string }>({
      queryFn: defineQuery(({ id, ...problem }: ReportOrderProblemBody & { id: string }) =>
        reportOrderProblem(id, problem),
      ),
      invalidatesTags: ['Order'],
    }),
  }),
});
