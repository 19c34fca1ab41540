import type { ChangeManagedPostBody, CreateManagedPostBody, ListManagedPosts200 } from '@barg/api-client/models';
import {
  changeManagedPost,
  createManagedPost,
  deleteManagedPost,
  getManagedPost,
  listManagedPosts,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

type Cursor = string | undefined;

/** What was changed alone: another operator may have changed the rest. */
interface PostChanges extends ChangeManagedPostBody {
  id: string;
}

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
      queryFn: defineQuery(({ id, ...changes }: PostChanges) => changeManagedPost(id, changes)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    deleteManagedPost: build.mutation({
      queryFn: defineQuery((id: string) => deleteManagedPost(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
