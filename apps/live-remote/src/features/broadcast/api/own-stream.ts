import type { OwnStream } from '@barg/api-client/models';
import { getOwnStream } from '@barg/api-client/streaming';
import type { ServerEvent } from '@barg/contract';
import { filter } from '@barg/runtime/rxjs';
import { accountHere, api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on } from '@barg/session/realtime';
import { streamEvents$, type StreamEvent } from '../../../shared/realtime/follow-streams.ts';

interface Entry {
  updateCachedData: (change: (stream: OwnStream | null) => OwnStream | null) => unknown;
}

const OWN = { type: 'Stream', id: 'OWN' } as const;

const applyTo =
  ({ updateCachedData }: Entry) =>
  ({ name, data }: StreamEvent): void => {
    updateCachedData((stream) => {
      if (stream?._id !== data.streamId) return stream;
      return name === 'stream.ended' ? null : { ...stream, viewers: data.viewers };
    });
  };

/** The performer's running stream, or null; updated by events. */
export const ownStreamApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownStream: build.query<OwnStream | null, void>({
      queryFn: () => defineQuery(() => getOwnStream())(undefined),
      providesTags: ['Stream', OWN],
      // Not cached: each visit asks the server.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, entry) => {
        const isNews = ({ data: { stream } }: ServerEvent<'stream.started'>): boolean =>
          stream.performer._id === accountHere() && stream._id !== entry.getCacheEntry().data?._id;
        // Begun in another tab, on another device, or by an encoder. The event has what everybody may know of a stream;
        // how it is sent and ended the server says. A request of this tab that begins it is answered first.
        const starting = on('stream.started')
          .pipe(filter(isNews))
          .subscribe(() => entry.dispatch(ownStreamApi.util.invalidateTags([OWN])));
        await whileCached(streamEvents$, entry, applyTo(entry));
        starting.unsubscribe();
      },
      onQueryStarted: (_, request) => sinceAsked(streamEvents$, request, applyTo(request)),
    }),
  }),
});

export const { useOwnStreamQuery } = ownStreamApi;
