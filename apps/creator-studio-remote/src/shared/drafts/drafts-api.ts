import {
  createFeedDraft,
  deleteFeedDraft,
  getFeedDraft,
  listFeedDrafts,
  updateFeedDraft,
} from '@barg/api-client/feeds';
import { idempotencyHeader } from '@barg/api-client/http';
import type { CreateFeedDraftBody, DraftContent, FeedDraft, ListFeedDrafts200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** More than a performer can have. */
const ALL = 50;
const PAGE = 20;

interface DraftChange {
  draftId: string;
  version: number;
  content: DraftContent;
}

interface DraftRemoval {
  draftId: string;
  /** Only while it still has this version. */
  version?: number;
}

interface NewDraft extends CreateFeedDraftBody {
  /** The same for all attempts, so that a lost answer makes no second draft. */
  key: string;
}

interface DraftFilter {
  /** Drafts of the changes to this post alone. */
  postId?: string;
}

/** What is written just before a page goes is kept too. */
const outliving = { outlivesPage: true };

/** What she has begun to write. Nothing is kept in the cache: another tab or device may have written meanwhile. */
export const {
  useDraftsQuery,
  useDraftPagesInfiniteQuery,
  useDraftQuery,
  useCreateDraftMutation,
  useUpdateDraftMutation,
  useDeleteDraftMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<ListFeedDrafts200, DraftFilter>({
      queryFn: defineQuery((filter: DraftFilter) => listFeedDrafts({ ...filter, limit: ALL })),
      keepUnusedDataFor: 0,
    }),
    /** All of them, a page for each cursor. */
    draftPages: build.infiniteQuery<ListFeedDrafts200, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ pageParam: cursor }) => defineQuery(() => listFeedDrafts({ cursor, limit: PAGE }))(undefined),
      keepUnusedDataFor: 0,
    }),
    draft: build.query<FeedDraft, string>({
      queryFn: defineQuery((draftId: string) => getFeedDraft(draftId)),
      keepUnusedDataFor: 0,
    }),
    createDraft: build.mutation<FeedDraft, NewDraft>({
      queryFn: defineQuery(({ key, ...body }: NewDraft) =>
        createFeedDraft(body, { ...outliving, headers: idempotencyHeader(key) }),
      ),
    }),
    updateDraft: build.mutation<FeedDraft, DraftChange>({
      queryFn: defineQuery(({ draftId, ...body }: DraftChange) => updateFeedDraft(draftId, body, outliving)),
    }),
    deleteDraft: build.mutation<unknown, DraftRemoval>({
      queryFn: defineQuery(({ draftId, version }: DraftRemoval) => deleteFeedDraft(draftId, { version }, outliving)),
    }),
  }),
});
