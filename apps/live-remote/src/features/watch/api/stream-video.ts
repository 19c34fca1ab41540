import { getStreamVideo } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

/** The video that a stream has become; null while there is none. */
export const { useStreamVideoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    streamVideo: build.query<{ videoId: string } | null, string>({
      queryFn: defineQuery((streamId: string) => getStreamVideo(streamId)),
      keepUnusedDataFor: 0,
    }),
  }),
});
