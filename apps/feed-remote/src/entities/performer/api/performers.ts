import { listFollowing } from '@barg/api-client/follows';
import { getRandomPerformers, getTopPerformers, searchPerformers } from '@barg/api-client/home';
import type { PerformerCard } from '@barg/api-client/models';
import { api, defineQuery, type CacheTag } from '@barg/session';

/** Which performers: of the followed ones the live ones and the newest, `random` are others each time, `suggested` are a few at random whom the visitor does not follow yet. */
export type PerformerSource =
  { from: 'top' } | { from: 'suggested' } | { from: 'following' } | { from: 'search'; q: string } | { from: 'random' };

const TOP = 12;
const SUGGESTED = 3;
const RANDOM = 4;
const MANY = 50;

async function fetchPerformers(source: PerformerSource): Promise<PerformerCard[]> {
  switch (source.from) {
    case 'top':
      return (await getTopPerformers({ limit: TOP })).data;
    case 'suggested': {
      const { data } = await getRandomPerformers({ limit: TOP });
      return data.filter(({ isFollowed }) => !isFollowed).slice(0, SUGGESTED);
    }
    case 'random':
      return (await getRandomPerformers({ limit: RANDOM })).data;
    case 'following':
      return (await listFollowing({ limit: MANY, liveFirst: 'true' })).data;
    case 'search':
      return (await searchPerformers({ q: source.q, limit: TOP })).data;
  }
}

/** `DRAWN`: others each time, so that the session leaves them as they are when the line comes back. */
const tagsOf = ({ from }: PerformerSource): Array<CacheTag | { type: CacheTag; id: string }> => {
  if (from === 'random' || from === 'suggested') return [{ type: 'Performer', id: 'DRAWN' }];
  return from === 'following' ? ['Performer', 'Follow'] : ['Performer'];
};

export const performersApi = api.injectEndpoints({
  endpoints: (build) => ({
    performers: build.query<PerformerCard[], PerformerSource>({
      queryFn: defineQuery(fetchPerformers),
      providesTags: (_performers, _error, source) => tagsOf(source),
    }),
  }),
});
export const { usePerformersQuery } = performersApi;
