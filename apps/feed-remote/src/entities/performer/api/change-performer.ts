import type { PerformerCard, PerformerProfile } from '@barg/api-client/models';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';

/** Changes a performer in all cached answers: items, lists, profiles. */
export const changePerformer = (id: string, change: (performer: PerformerCard) => void): CacheChange =>
  changeCached<PerformerCard>(
    { tags: ['Performer', 'Feed', 'Gallery', 'Product', 'Video'], id, field: 'followerCount' },
    change,
  );

export interface BookmarkChange {
  performerId: string;
  isBookmarked: boolean;
}

/** Sets whether she is bookmarked in her cached profiles, by username and by id. */
export const showBookmarked = ({ performerId, isBookmarked }: BookmarkChange): CacheChange =>
  changeCached<PerformerProfile>({ tags: ['Performer'], id: performerId, field: 'isBookmarked' }, (profile) => {
    profile.isBookmarked = isBookmarked;
  });
