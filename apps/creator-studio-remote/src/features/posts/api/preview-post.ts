import { previewFeedPost } from '@barg/api-client/feeds';
import type { PostPreview, PreviewFeedPostAs } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

interface Asked {
  postId: string;
  as: PreviewFeedPostAs;
}

export const { usePreviewPostQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's own post as somebody else is answered. */
    previewPost: build.query<PostPreview, Asked>({
      queryFn: defineQuery(({ postId, as }: Asked) => previewFeedPost(postId, { as })),
      providesTags: ['Feed'],
    }),
  }),
});
