import { createFeedPost, getOwnFeedPost, updateFeedPost } from '@barg/api-client/feeds';
import { idempotencyHeader } from '@barg/api-client/http';
import type { CreateFeedPostBody, OwnFeedPost, UpdateFeedPostBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export interface NewPost {
  body: CreateFeedPostBody;
  /** The same for every attempt to publish one post, so that a lost answer never doubles it. */
  key: string;
}

export interface PostChange {
  postId: string;
  body: UpdateFeedPostBody;
}

export const { useOwnPostQuery, useCreatePostMutation, useUpdatePostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownPost: build.query<OwnFeedPost, string>({
      queryFn: defineQuery((postId: string) => getOwnFeedPost(postId)),
      providesTags: ['Feed'],
    }),
    createPost: build.mutation<OwnFeedPost, NewPost>({
      queryFn: defineQuery(({ body, key }: NewPost) => createFeedPost(body, { headers: idempotencyHeader(key) })),
      invalidatesTags: ['Feed', 'Performer'],
    }),
    updatePost: build.mutation<OwnFeedPost, PostChange>({
      queryFn: defineQuery(({ postId, body }: PostChange) => updateFeedPost(postId, body)),
      invalidatesTags: (_post, error) => (error ? [] : ['Feed']),
    }),
  }),
});
