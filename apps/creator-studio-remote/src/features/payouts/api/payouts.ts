import { idempotencyHeader } from '@barg/api-client/http';
import type {
  ChangePayoutRequestBody,
  CheckPendingPayout200,
  PayoutMethod,
  PayoutQuote,
  PayoutRequest,
  PayoutView,
  RequestPayoutBody,
  SearchPayoutRequests200,
  SearchPayoutRequestsParams,
  SetPayoutMethodBody,
} from '@barg/api-client/models';
import {
  calculatePayout,
  changePayoutRequest,
  checkPendingPayout,
  listPayoutMethods,
  requestPayout,
  searchPayoutRequests,
  setPayoutMethod,
  viewPayoutRequest,
} from '@barg/api-client/payout';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;
export type PayoutStatus = NonNullable<SearchPayoutRequestsParams['status']>;

/** What can be paid, where to, and what was asked for. */
export const {
  usePayoutQuoteQuery,
  usePayoutMethodsQuery,
  useLazyPayoutMethodsQuery,
  useLazyPayoutQuoteQuery,
  useOwnPayoutsInfiniteQuery,
  useOwnPayoutQuery,
  useLazyPendingPayoutQuery,
  useSetPayoutMethodMutation,
  useRequestPayoutMutation,
  useChangePayoutMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    payoutQuote: build.query<PayoutQuote, number | undefined>({
      queryFn: defineQuery((amount: number | undefined) => calculatePayout({ amount })),
      providesTags: ['Payout', 'Earning'],
    }),
    payoutMethods: build.query<PayoutMethod[], void>({
      queryFn: defineQuery(() => listPayoutMethods()),
      providesTags: ['Payout'],
    }),
    ownPayouts: build.infiniteQuery<SearchPayoutRequests200, PayoutStatus | undefined, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(
        ({ queryArg: status, pageParam: cursor }: { queryArg: PayoutStatus | undefined; pageParam: Cursor }) =>
          searchPayoutRequests({ status, cursor }),
      ),
      providesTags: ['Payout'],
    }),
    ownPayout: build.query<PayoutView, string>({
      queryFn: defineQuery((id: string) => viewPayoutRequest(id)),
      providesTags: ['Payout'],
    }),
    pendingPayout: build.query<CheckPendingPayout200, void>({
      queryFn: defineQuery(() => checkPendingPayout()),
      providesTags: ['Payout'],
    }),
    setPayoutMethod: build.mutation<PayoutMethod, SetPayoutMethodBody>({
      queryFn: defineQuery((details: SetPayoutMethodBody) => setPayoutMethod(details.kind, details)),
      invalidatesTags: (_answer, error) => (error ? [] : ['Payout']),
    }),
    requestPayout: build.mutation<PayoutRequest, { order: RequestPayoutBody; key: string }>({
      queryFn: defineQuery(({ order, key }: { order: RequestPayoutBody; key: string }) =>
        requestPayout(order, { headers: idempotencyHeader(key) }),
      ),
      // A refusal tells of something that has changed since the page was drawn.
      invalidatesTags: ['Payout', 'Earning'],
    }),
    changePayout: build.mutation<PayoutRequest, { id: string; change: ChangePayoutRequestBody }>({
      queryFn: defineQuery(({ id, change }: { id: string; change: ChangePayoutRequestBody }) =>
        changePayoutRequest(id, change),
      ),
      invalidatesTags: ['Payout', 'Earning'],
    }),
  }),
});
