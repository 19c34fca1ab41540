import type {
  ChangeManagedPostBody,
  CreateManagedPostBody,
  ListManagedPosts200,
  ManagedPost,
} from '@barg/api-client/models';
import {
  changeManagedPost,
  createManagedPost,
  deleteManagedPost,
  getManagedPost,
  listManagedPosts,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { hasFields } from '@barg/session/unsent-drafts';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { mergedTexts } from '../../shared/merged-texts.ts';

type Cursor = string | undefined;

interface PostChanges {
  id: string;
  /** What was changed of all but the words. */
  changes: Omit<ChangeManagedPostBody, 'texts'>;
  /** The languages whose words were changed. */
  texts: Partial<NonNullable<ChangeManagedPostBody['texts']>>;
}

/** The API takes the words of all languages: those that were left alone are sent as they are by now. */
const change = async ({ id, changes, texts }: PostChanges): Promise<ManagedPost> => {
  if (!hasFields(texts)) return changeManagedPost(id, changes);
  const { texts: now } = await getManagedPost(id);
  return changeManagedPost(id, { ...changes, texts: mergedTexts(now, texts) });
};

/** The site's own pages, in their order, and writing them. */
export const {
  useManagedPostsInfiniteQuery,
  useManagedPostQuery,
  useCreateManagedPostMutation,
  useChangeManagedPostMutation,
  useDeleteManagedPostMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedPosts: build.infiniteQuery<ListManagedPosts200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listManagedPosts({ cursor })),
      providesTags: ['Operator'],
    }),
    managedPost: build.query({
      queryFn: defineQuery((id: string) => getManagedPost(id)),
      providesTags: ['Operator'],
    }),
    createManagedPost: build.mutation({
      queryFn: defineQuery((body: CreateManagedPostBody) => createManagedPost(body)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    changeManagedPost: build.mutation({
      queryFn: defineQuery(change),
      invalidatesTags: refreshedTags('Operator'),
    }),
    deleteManagedPost: build.mutation({
      queryFn: defineQuery((id: string) => deleteManagedPost(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
