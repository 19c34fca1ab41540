import type { PerformerCard } from '@barg/api-client/models';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';

/** Changes a performer in all cached answers: items, lists, profiles. */
export const changePerformer = (id: string, change: (performer: PerformerCard) => void): CacheChange =>
  changeCached<PerformerCard>(
    { tags: ['Performer', 'Feed', 'Gallery', 'Product', 'Video'], id, field: 'followerCount' },
    change,
  );
