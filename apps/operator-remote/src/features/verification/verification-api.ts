import type { ListPendingPerformers200, ListPendingPerformersStatus } from '@barg/api-client/models';
import { approvePerformer, listPendingPerformers, openVerification, refusePerformer } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;

interface Seen {
  performerId: string;
  submittedAt: string;
}

/** Pending verifications, documents and decisions. */
export const {
  usePendingPerformersInfiniteQuery,
  useOpenVerificationMutation,
  useApprovePerformerMutation,
  useRefusePerformerMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    pendingPerformers: build.infiniteQuery<ListPendingPerformers200, ListPendingPerformersStatus, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(
        ({ queryArg: status, pageParam: cursor }: { queryArg: ListPendingPerformersStatus; pageParam: Cursor }) =>
          listPendingPerformers({ status, cursor }),
      ),
      providesTags: [sectionTag('verification')],
    }),
    openVerification: build.mutation({
      queryFn: defineQuery((performerId: string) => openVerification(performerId)),
    }),
    approvePerformer: build.mutation({
      queryFn: defineQuery(({ performerId, submittedAt }: Seen) => approvePerformer(performerId, { submittedAt })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    refusePerformer: build.mutation({
      queryFn: defineQuery(({ performerId, submittedAt, reason }: Seen & { reason: string }) =>
        refusePerformer(performerId, { submittedAt, reason }),
      ),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
