import type { JoinedStream } from '@barg/api-client/models';
import { joinStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

/** Joins a stream: returns the URL of its video. Not cached. */
export const { useJoinStreamQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    joinStream: build.query<JoinedStream, string>({
      queryFn: defineQuery((streamId: string) => joinStream(streamId)),
      keepUnusedDataFor: 0,
      // Asked again once a ticket is bought, or its performer followed.
      providesTags: (_result, _error, streamId) => [{ type: 'Stream', id: streamId }],
    }),
  }),
});
