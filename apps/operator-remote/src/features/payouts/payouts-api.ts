import { idempotencyHeader } from '@barg/api-client/http';
import type {
  ListManagedPayouts200,
  ListManagedPayoutsParams,
  ManagedPayoutView,
  PayoutDestination,
} from '@barg/api-client/models';
import {
  approvePayout,
  failPayout,
  getManagedPayout,
  listManagedPayouts,
  markPayoutPaid,
  markPayoutReturned,
  openPayoutDestination,
  refusePayout,
  retryPayout,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;
export type PayoutStatus = NonNullable<ListManagedPayoutsParams['status']>;
export type PayoutAction = 'approve' | 'refuse' | 'failed' | 'retry' | 'paid' | 'returned';

export interface ActionOrder {
  act: PayoutAction;
  id: string;
  /** The version of the request that the operator has seen. */
  version: number;
  /** The message to the performer; for a paid request the bank's reference. */
  words: string;
  key: string;
}

const perform = ({ act, id, version, words, key }: ActionOrder) => {
  const options = { headers: idempotencyHeader(key) };
  switch (act) {
    case 'approve':
      return approvePayout(id, { version }, options);
    case 'refuse':
      return refusePayout(id, { version, text: words }, options);
    case 'failed':
      return failPayout(id, { version, text: words, reference: '' }, options);
    case 'retry':
      return retryPayout(id, { version }, options);
    case 'paid':
      return markPayoutPaid(id, { version, reference: words }, options);
    case 'returned':
      return markPayoutReturned(id, { version, text: words }, options);
  }
};

/** Payout requests, and the operators' actions. */
export const {
  useManagedPayoutsInfiniteQuery,
  useManagedPayoutQuery,
  useOpenDestinationMutation,
  useActOnPayoutMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedPayouts: build.infiniteQuery<ListManagedPayouts200, PayoutStatus, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: status, pageParam: cursor }: { queryArg: PayoutStatus; pageParam: Cursor }) =>
        listManagedPayouts({ status, cursor }),
      ),
      providesTags: [sectionTag('payouts')],
    }),
    managedPayout: build.query<ManagedPayoutView, string>({
      queryFn: defineQuery((id: string) => getManagedPayout(id)),
      providesTags: [sectionTag('payouts')],
    }),
    openDestination: build.mutation<PayoutDestination, string>({
      queryFn: defineQuery((id: string) => openPayoutDestination(id)),
    }),
    actOnPayout: build.mutation<unknown, ActionOrder>({
      queryFn: defineQuery(perform),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
