import { idempotencyHeader } from '@barg/api-client/http';
import type {
  EndWaitingPaymentBody,
  ListWaitingPayments200,
  ListWaitingPaymentsParams,
  ManagedPaymentView,
  RefundPreview,
  SearchGatewayEvents200,
  SearchGatewayEventsParams,
  SearchManagedPayments200,
  SearchManagedPaymentsParams,
  WaitingPayment,
} from '@barg/api-client/models';
import {
  endWaitingPayment,
  getManagedPayment,
  listWaitingPayments,
  previewPaymentRefund,
  refundManagedPayment,
  retryWaitingPayment,
  searchGatewayEvents,
  searchManagedPayments,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;
export type PaymentFilters = Omit<SearchManagedPaymentsParams, 'cursor' | 'limit'>;
export type EventFilters = Omit<SearchGatewayEventsParams, 'cursor' | 'limit'>;
export type QueuedKind = ListWaitingPaymentsParams['kind'];

interface RefundOrder extends Asked {
  reason: string;
  key: string;
  isSentByHand?: boolean;
}

interface Asked {
  id: string;
  /** In the payment's currency; by default all that is left. */
  amount: number | undefined;
}

interface WaitingAct {
  act: WaitingPayment['acts'][number];
  id: string;
  kind: WaitingPayment['kind'];
  text: string;
  /** What the operator saw at a gateway that is no longer set up. */
  seen: EndWaitingPaymentBody['seen'];
}

const pages = {
  initialPageParam: undefined as Cursor,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string }) => nextCursor,
};

/** Payments, the queue and the gateways' events, and the operators' actions. */
export const {
  useManagedPaymentsInfiniteQuery,
  useGatewayEventsInfiniteQuery,
  useWaitingPaymentsInfiniteQuery,
  useManagedPaymentQuery,
  useRefundPreviewQuery,
  useRefundPaymentMutation,
  useActOnWaitingMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedPayments: build.infiniteQuery<SearchManagedPayments200, PaymentFilters, Cursor>({
      infiniteQueryOptions: pages,
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: PaymentFilters; pageParam: Cursor }) =>
        searchManagedPayments({ ...queryArg, cursor }),
      ),
      providesTags: [sectionTag('payments')],
    }),
    gatewayEvents: build.infiniteQuery<SearchGatewayEvents200, EventFilters, Cursor>({
      infiniteQueryOptions: pages,
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: EventFilters; pageParam: Cursor }) =>
        searchGatewayEvents({ ...queryArg, cursor }),
      ),
      providesTags: [sectionTag('payments')],
    }),
    waitingPayments: build.infiniteQuery<ListWaitingPayments200, QueuedKind, Cursor>({
      infiniteQueryOptions: pages,
      queryFn: defineQuery(({ queryArg: kind, pageParam: cursor }: { queryArg: QueuedKind; pageParam: Cursor }) =>
        listWaitingPayments({ kind, cursor }),
      ),
      providesTags: [sectionTag('payments')],
    }),
    managedPayment: build.query<ManagedPaymentView, string>({
      queryFn: defineQuery((id: string) => getManagedPayment(id)),
      providesTags: [sectionTag('payments')],
    }),
    refundPreview: build.query<RefundPreview, Asked>({
      queryFn: defineQuery(({ id, amount }: Asked) => previewPaymentRefund(id, { amount })),
      // Asked for anew each time, and not because of the act itself: what is decided has none.
      keepUnusedDataFor: 0,
    }),
    refundPayment: build.mutation<unknown, RefundOrder>({
      queryFn: defineQuery(({ id, key, ...body }: RefundOrder) =>
        refundManagedPayment(id, body, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: refreshedTags('Operator'),
    }),
    actOnWaiting: build.mutation<unknown, WaitingAct>({
      queryFn: defineQuery(({ act, id, kind, text, seen }: WaitingAct) =>
        act === 'retry' ? retryWaitingPayment(id, { kind }) : endWaitingPayment(id, { kind, text, seen }),
      ),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
