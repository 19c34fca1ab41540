import type { OwnStream } from '@barg/api-client/models';
import { getOwnStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { followStreams } from '../../../shared/realtime/follow-streams.ts';

/** The performer's running stream, or null; updated by events. */
export const ownStreamApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownStream: build.query<OwnStream | null, void>({
      queryFn: () => defineQuery(() => getOwnStream())(undefined),
      providesTags: ['Stream'],
      // Not cached: each visit asks the server.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, { cacheEntryRemoved, updateCachedData }) => {
        const subscription = followStreams({
          onViewers: (streamId, viewers) =>
            updateCachedData((stream) => {
              if (stream?._id === streamId) stream.viewers = viewers;
            }),
          onEnded: (streamId) => updateCachedData((stream) => (stream?._id === streamId ? null : stream)),
        });
        await cacheEntryRemoved;
        subscription.unsubscribe();
      },
    }),
  }),
});

export const { useOwnStreamQuery } = ownStreamApi;
