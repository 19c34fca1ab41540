import type { JoinedStream } from '@barg/api-client/models';
import { joinStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

/** The way into a stream: where its picture is played from. Asked anew each time somebody comes. */
export const { useJoinStreamQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    joinStream: build.query<JoinedStream, string>({
      queryFn: defineQuery((streamId: string) => joinStream(streamId)),
      keepUnusedDataFor: 0,
    }),
  }),
});
