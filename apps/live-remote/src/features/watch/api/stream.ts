import type { StreamSummary } from '@barg/api-client/models';
import { getStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on } from '@barg/session/realtime';
import { streamEvents$, type StreamEvent } from '../../../shared/realtime/follow-streams.ts';

interface Entry {
  updateCachedData: (change: (stream: StreamSummary) => void) => unknown;
}

const applyTo =
  (watchedId: string, { updateCachedData }: Entry) =>
  ({ name, data }: StreamEvent): void => {
    if (data.streamId !== watchedId) return;
    const changed =
      name === 'stream.ended' ? ({ status: 'ended', phase: 'ended' } as const) : { viewers: data.viewers };
    updateCachedData((stream) => void Object.assign(stream, changed));
  };

const streamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public data of a stream, also before and after; updated by events. */
    stream: build.query<StreamSummary, string>({
      queryFn: defineQuery((streamId: string) => getStream(streamId)),
      providesTags: (_result, _error, streamId) => [{ type: 'Stream', id: streamId }],
      onCacheEntryAdded: async (watchedId, entry) => {
        // One that was announced begins: to whom it is open the server says.
        const starting = on('stream.started').subscribe(({ data }) => {
          if (data.stream._id !== watchedId) return;
          entry.dispatch(streamApi.util.invalidateTags([{ type: 'Stream', id: watchedId }]));
        });
        await whileCached(streamEvents$, entry, applyTo(watchedId, entry));
        starting.unsubscribe();
      },
      onQueryStarted: (watchedId, request) => sinceAsked(streamEvents$, request, applyTo(watchedId, request)),
    }),
  }),
});

export const { useStreamQuery } = streamApi;
