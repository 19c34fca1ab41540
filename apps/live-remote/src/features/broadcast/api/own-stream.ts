import type { OwnStream } from '@barg/api-client/models';
import { getOwnStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { streamEvents$, type StreamEvent } from '../../../shared/realtime/follow-streams.ts';

interface Entry {
  updateCachedData: (change: (stream: OwnStream | null) => OwnStream | null) => unknown;
}

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
      providesTags: ['Stream'],
      // Not cached: each visit asks the server.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_, entry) => whileCached(streamEvents$, entry, applyTo(entry)),
      onQueryStarted: (_, request) => sinceAsked(streamEvents$, request, applyTo(request)),
    }),
  }),
});

export const { useOwnStreamQuery } = ownStreamApi;
