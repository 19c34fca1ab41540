import type {
  DisputeEvidence,
  GatherDisputeEvidenceParams,
  ListManagedDisputes200,
  ListManagedDisputesParams,
  ManagedDisputeView,
} from '@barg/api-client/models';
import {
  acceptManagedDispute,
  answerManagedDispute,
  gatherDisputeEvidence,
  getManagedDispute,
  listManagedDisputes,
  openClosedWallet,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;
export type DisputeStatus = ListManagedDisputesParams['status'];

export type EvidenceLanguage = GatherDisputeEvidenceParams['language'];

interface Gathering {
  id: string;
  /** That of the site where none is chosen. */
  language: EvidenceLanguage;
}

interface Decision {
  id: string;
  /** The last answer that the operator has seen, so that nobody decides past a colleague's. */
  answeredAt: string | null;
}

interface Answer extends Decision {
  evidence: string;
}

interface Opening {
  id: string;
  /** For who reads the log later. */
  reason: string;
}

/** Disputes (chargebacks), and the operators' answers. */
export const {
  useManagedDisputesInfiniteQuery,
  useManagedDisputeQuery,
  useGatherEvidenceMutation,
  useAnswerDisputeMutation,
  useAcceptDisputeMutation,
  useOpenWalletMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedDisputes: build.infiniteQuery<ListManagedDisputes200, DisputeStatus, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: status, pageParam: cursor }: { queryArg: DisputeStatus; pageParam: Cursor }) =>
        listManagedDisputes({ status, cursor }),
      ),
      providesTags: [sectionTag('disputes')],
    }),
    managedDispute: build.query<ManagedDisputeView, string>({
      queryFn: defineQuery((id: string) => getManagedDispute(id)),
      providesTags: [sectionTag('disputes')],
    }),
    // A mutation, because each press gathers anew.
    gatherEvidence: build.mutation<DisputeEvidence, Gathering>({
      queryFn: defineQuery(({ id, language }: Gathering) => gatherDisputeEvidence(id, { language })),
    }),
    answerDispute: build.mutation<unknown, Answer>({
      queryFn: defineQuery(({ id, ...answer }: Answer) => answerManagedDispute(id, answer)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    acceptDispute: build.mutation<unknown, Decision>({
      queryFn: defineQuery(({ id, answeredAt }: Decision) => acceptManagedDispute(id, { answeredAt })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    openWallet: build.mutation<unknown, Opening>({
      queryFn: defineQuery(({ id, reason }: Opening) => openClosedWallet(id, { reason })),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
