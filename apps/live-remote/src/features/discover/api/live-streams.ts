import type { SearchStreams200, StreamSummary } from '@barg/api-client/models';
import { searchStreams } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

/** The maximum that is listed. */
const SHOWN = 60;

/** The live streams, the latest first, updated by events. The socket's code loads after the list. */
export const { useLiveStreamsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    liveStreams: build.query<SearchStreams200, void>({
      queryFn: () => defineQuery(() => searchStreams({ limit: SHOWN }))(undefined),
      providesTags: ['Stream'],
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved, updateCachedData }) => {
        const stops: Array<() => void> = [];
        try {
          await cacheDataLoaded;
          const { on } = await import('@barg/session/realtime');
          const started = on('stream.started').subscribe(({ data }) =>
            updateCachedData((list) => addStream(list, data.stream)),
          );
          const ended = on('stream.ended').subscribe(({ data }) =>
            updateCachedData((list) => removeStream(list, data.streamId)),
          );
          stops.push(
            () => started.unsubscribe(),
            () => ended.unsubscribe(),
          );
        } catch {
          // The cache entry was removed, or the socket's code failed to load: no updates.
        }
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
  }),
});

function addStream(list: SearchStreams200, stream: StreamSummary): void {
  if (list.data.some(({ _id }) => _id === stream._id)) return;
  list.data.unshift(stream);
  list.total += 1;
}

function removeStream(list: SearchStreams200, streamId: string): void {
  const index = list.data.findIndex(({ _id }) => _id === streamId);
  if (index < 0) return;
  list.data.splice(index, 1);
  list.total -= 1;
}
