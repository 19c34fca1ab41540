import { idempotencyHeader } from '@barg/api-client/http';
import type {
  ChangePayoutRequestBody,
  CheckPendingPayout200,
  PayoutMethod,
  PayoutMethodKind,
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
  removePayoutMethod,
  requestPayout,
  searchPayoutRequests,
  setPayoutMethod,
  viewPayoutRequest,
} from '@barg/api-client/payout';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;
export type PayoutStatus = NonNullable<SearchPayoutRequestsParams['status']>;

interface PayoutChange {
  id: string;
  change: ChangePayoutRequestBody;
  key: string;
}

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
  useRemovePayoutMethodMutation,
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
    removePayoutMethod: build.mutation<unknown, { kind: PayoutMethodKind; version: string }>({
      queryFn: defineQuery(({ kind, version }: { kind: PayoutMethodKind; version: string }) =>
        removePayoutMethod(kind, { version }),
      ),
      // Also after a refusal: it may be of a change elsewhere that the page does not show yet.
      invalidatesTags: ['Payout'],
    }),
    requestPayout: build.mutation<PayoutRequest, { order: RequestPayoutBody; key: string }>({
      queryFn: defineQuery(({ order, key }: { order: RequestPayoutBody; key: string }) =>
        requestPayout(order, { headers: idempotencyHeader(key) }),
      ),
      // A refusal tells of something that has changed since the page was drawn.
      invalidatesTags: ['Payout', 'Earning'],
    }),
    changePayout: build.mutation<PayoutRequest, PayoutChange>({
      queryFn: defineQuery(({ id, change, key }: PayoutChange) =>
        changePayoutRequest(id, change, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: ['Payout', 'Earning'],
    }),
  }),
});
