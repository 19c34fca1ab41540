import type { SearchStreams200 } from '@barg/api-client/models';
import { searchStreams } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import type * as Hearing from './hear-streams.ts';

/** As many are on a page. */
export const SHOWN = 60;
const LIVE = { type: 'Stream', id: 'LIVE' } as const;

/** What hears events, once it has loaded: after the first list, because it needs the socket's code. */
let hearing: typeof Hearing | undefined;

/** The latest live streams, updated by events. */
export const { useLiveStreamsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    liveStreams: build.query<SearchStreams200, void>({
      queryFn: () => defineQuery(() => searchStreams({ limit: SHOWN }))(undefined),
      providesTags: [LIVE],
      onQueryStarted: (_, request) => hearing?.hearMeanwhile(request),
      onCacheEntryAdded: async (_, entry) => {
        const reload = () => void entry.dispatch(api.util.invalidateTags([LIVE]));
        const isLate = !hearing;
        try {
          if (isLate) await entry.cacheDataLoaded;
          hearing ??= await import('./hear-streams.ts');
        } catch {
          // The cache entry was removed, or the code failed to load: no updates.
          return;
        }
        await hearing.hearStreams(entry, { isLate, reload });
      },
    }),
  }),
});
