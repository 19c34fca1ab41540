import type {
  DecideCryptoPaymentBody,
  ListMismatchedCryptoPayments200,
  ListMismatchedCryptoPaymentsState,
  MismatchedCryptoPayment,
} from '@barg/api-client/models';
import { decideCryptoPayment, listMismatchedCryptoPayments } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;
export type MismatchState = ListMismatchedCryptoPaymentsState;

/** Payments with coins of an unexpected amount or time, and the decision about one. */
export const { useMismatchedPaymentsInfiniteQuery, useDecideMismatchedPaymentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    mismatchedPayments: build.infiniteQuery<ListMismatchedCryptoPayments200, MismatchState, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: state, pageParam: cursor }: { queryArg: MismatchState; pageParam: Cursor }) =>
        listMismatchedCryptoPayments({ state, cursor }),
      ),
      providesTags: [sectionTag('payments')],
    }),
    decideMismatchedPayment: build.mutation<MismatchedCryptoPayment, DecideCryptoPaymentBody & { id: string }>({
      queryFn: defineQuery(({ id, ...body }: DecideCryptoPaymentBody & { id: string }) =>
        decideCryptoPayment(id, body),
      ),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
