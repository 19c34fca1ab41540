import { deleteFeedPost } from '@barg/api-client/feeds';
import { api, defineQuery } from '@barg/session';

export const { useDeletePostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deletePost: build.mutation<unknown, string>({
      queryFn: defineQuery((postId: string) => deleteFeedPost(postId)),
      invalidatesTags: ['Feed', 'Performer'],
    }),
  }),
});
