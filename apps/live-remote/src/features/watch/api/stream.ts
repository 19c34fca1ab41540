import type { StreamSummary } from '@barg/api-client/models';
import { getStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { followStreams } from '../../../shared/realtime/follow-streams.ts';

const streamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public data of a stream, also before and after; updated by events. */
    stream: build.query<StreamSummary, string>({
      queryFn: defineQuery((streamId: string) => getStream(streamId)),
      providesTags: (_result, _error, streamId) => [{ type: 'Stream', id: streamId }],
      onCacheEntryAdded: async (watchedId, { cacheEntryRemoved, updateCachedData, dispatch }) => {
        const change = (streamId: string, values: Partial<StreamSummary>) => {
          if (streamId === watchedId) updateCachedData((stream) => void Object.assign(stream, values));
        };
        const subscription = followStreams({
          // One that was announced begins: to whom it is open the server says.
          onStarted: (streamId) => {
            if (streamId === watchedId) dispatch(streamApi.util.invalidateTags([{ type: 'Stream', id: watchedId }]));
          },
          onViewers: (streamId, viewers) => change(streamId, { viewers }),
          onEnded: (streamId) => change(streamId, { status: 'ended', phase: 'ended' }),
        });
        await cacheEntryRemoved;
        subscription.unsubscribe();
      },
    }),
  }),
});

export const { useStreamQuery } = streamApi;
