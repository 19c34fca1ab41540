import type { Video } from '@barg/api-client/models';
import { viewVideo } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';

export const { useVideoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    video: build.query<Video, string>({
      queryFn: defineQuery((id) => viewVideo(id)),
      providesTags: (_video, _error, id) => [{ type: 'Video', id }],
    }),
  }),
});
