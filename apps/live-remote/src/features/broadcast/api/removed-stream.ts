import type { Removal } from '@barg/api-client/models';
import { listRemovals } from '@barg/api-client/reports';
import { api, defineQuery } from '@barg/session';

const DAY_MS = 86_400_000;

/** Whether a removal is news: a stream that was restored, or is of an earlier day, is none. */
const isNews = ({ state, createdAt }: Removal): boolean =>
  state === 'removed' && Date.now() - Date.parse(createdAt) < DAY_MS;

const removedStreamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the site has removed last of the performer's streams, on this day; null where it has not. */
    removedStream: build.query<Removal | null, void>({
      queryFn: defineQuery(async () => {
        const { data } = await listRemovals({ type: 'stream', limit: 1 });
        return data.find(isNews) ?? null;
      }),
      // Not cached: it is asked for when a stream has ended.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRemovedStreamQuery, useLazyRemovedStreamQuery } = removedStreamApi;
