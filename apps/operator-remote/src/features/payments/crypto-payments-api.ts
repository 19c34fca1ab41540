import type {
  DecideCryptoPaymentBody,
  ListOddCryptoPayments200,
  ListOddCryptoPaymentsState,
  OddCryptoPayment,
} from '@barg/api-client/models';
import { decideCryptoPayment, listOddCryptoPayments } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;
export type OddState = ListOddCryptoPaymentsState;

/** Payments with coins of an unexpected amount or time, and the decision about one. */
export const { useOddPaymentsInfiniteQuery, useDecideOddPaymentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    oddPayments: build.infiniteQuery<ListOddCryptoPayments200, OddState, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: state, pageParam: cursor }: { queryArg: OddState; pageParam: Cursor }) =>
        listOddCryptoPayments({ state, cursor }),
      ),
      providesTags: ['Operator'],
    }),
    decideOddPayment: build.mutation<OddCryptoPayment, DecideCryptoPaymentBody & { id: string }>({
      queryFn: defineQuery(({ id, ...body }: DecideCryptoPaymentBody & { id: string }) =>
        decideCryptoPayment(id, body),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Operator']),
    }),
  }),
});
