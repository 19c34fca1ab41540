import { idempotencyHeader } from '@barg/api-client/http';
import type {
  GrantPreview,
  ListManagedRefundRequests200,
  ListManagedRefundRequestsParams,
  ListOrderProblems200,
  SettlePreview,
} from '@barg/api-client/models';
import {
  grantRefundRequest,
  listManagedRefundRequests,
  listOrderProblems,
  previewOrderProblem,
  previewRefundRequest,
  refuseRefundRequest,
  settleOrderProblem,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;
export type RequestStatus = NonNullable<ListManagedRefundRequestsParams['status']>;

interface Asked {
  id: string;
  amount: number | undefined;
}

interface Words {
  id: string;
  text: string;
}

interface Grant extends Asked, Words {
  key: string;
  isSentByHand?: boolean;
}

const pages = {
  initialPageParam: undefined as Cursor,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string }) => nextCursor,
};

/** Refund requests and order problems, and the decisions on them. */
export const {
  useManagedRequestsInfiniteQuery,
  useOrderProblemsInfiniteQuery,
  useGrantPreviewQuery,
  useGrantRequestMutation,
  useRefuseRequestMutation,
  useSettlePreviewQuery,
  useSettleProblemMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedRequests: build.infiniteQuery<ListManagedRefundRequests200, RequestStatus, Cursor>({
      infiniteQueryOptions: pages,
      queryFn: defineQuery(({ queryArg: status, pageParam: cursor }: { queryArg: RequestStatus; pageParam: Cursor }) =>
        listManagedRefundRequests({ status, cursor }),
      ),
      providesTags: [sectionTag('refunds')],
    }),
    orderProblems: build.infiniteQuery<ListOrderProblems200, void, Cursor>({
      infiniteQueryOptions: pages,
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listOrderProblems({ cursor })),
      providesTags: [sectionTag('refunds')],
    }),
    grantPreview: build.query<GrantPreview, Asked>({
      queryFn: defineQuery(({ id, amount }: Asked) => previewRefundRequest(id, { amount })),
      // Asked for anew each time, and not because of the act itself: what is decided has none.
      keepUnusedDataFor: 0,
    }),
    grantRequest: build.mutation<unknown, Grant>({
      queryFn: defineQuery(({ id, key, ...body }: Grant) =>
        grantRefundRequest(id, body, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: refreshedTags('Operator'),
    }),
    refuseRequest: build.mutation<unknown, Words>({
      queryFn: defineQuery(({ id, text }: Words) => refuseRefundRequest(id, { text })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    settlePreview: build.query<SettlePreview, Asked>({
      queryFn: defineQuery(({ id, amount }: Asked) => previewOrderProblem(id, { amount })),
      // Asked for anew each time, and not because of the act itself: what is decided has none.
      keepUnusedDataFor: 0,
    }),
    settleProblem: build.mutation<unknown, Asked & Words & { key: string }>({
      queryFn: defineQuery(({ id, amount, text, key }: Asked & Words & { key: string }) =>
        settleOrderProblem(id, { amount, text }, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
