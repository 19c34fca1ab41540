import type { PerformerCard } from '@barg/api-client/models';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';

/** Changes one performer wherever she is shown: beside her work, in lists, on her profile. */
export const changePerformer = (id: string, change: (performer: PerformerCard) => void): CacheChange =>
  changeCached<PerformerCard>(
    { tags: ['Performer', 'Feed', 'Gallery', 'Product', 'Video'], id, field: 'followerCount' },
    change,
  );
