import { getFeedPost } from '@barg/api-client/feeds';
import type { FeedPost } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { usePostQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    post: build.query<FeedPost, string>({
      queryFn: defineQuery((id) => getFeedPost(id)),
      providesTags: (_post, _error, id) => [{ type: 'Feed', id }],
    }),
  }),
});
