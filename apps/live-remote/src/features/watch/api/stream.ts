import type { StreamSummary } from '@barg/api-client/models';
import { getStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { followStreams } from '../../../shared/realtime/follow-streams.ts';

/** The public data of a stream, also after its end; updated by events. */
export const { useStreamQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    stream: build.query<StreamSummary, string>({
      queryFn: defineQuery((streamId: string) => getStream(streamId)),
      providesTags: (_result, _error, streamId) => [{ type: 'Stream', id: streamId }],
      onCacheEntryAdded: async (watchedId, { cacheEntryRemoved, updateCachedData }) => {
        const change = (streamId: string, values: Partial<StreamSummary>) => {
          if (streamId === watchedId) updateCachedData((stream) => void Object.assign(stream, values));
        };
        const subscription = followStreams({
          onViewers: (streamId, viewers) => change(streamId, { viewers }),
          onEnded: (streamId) => change(streamId, { status: 'ended' }),
        });
        await cacheEntryRemoved;
        subscription.unsubscribe();
      },
    }),
  }),
});
