import type { FeedPost } from '@barg/api-client/models';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';

/** Changes a post in all cached answers. */
export const changePost = (id: string, change: (post: FeedPost) => void): CacheChange =>
  changeCached<FeedPost>({ tags: ['Feed'], id, field: 'files' }, change);
