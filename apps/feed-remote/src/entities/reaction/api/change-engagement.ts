import type { FeedPost, Gallery, Product, Video } from '@barg/api-client/models';
import type { CacheTag } from '@barg/session';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';

/** The reactions and counts of an item. */
export type Engagement = Pick<
  FeedPost & Video & Gallery & Product,
  '_id' | 'isLiked' | 'isBookmarked' | 'likeCount' | 'bookmarkCount' | 'commentCount'
>;

export interface EngagedItem {
  type: 'feed' | 'gallery' | 'video' | 'product';
  id: string;
}

const TAGS: Record<EngagedItem['type'], CacheTag> = {
  feed: 'Feed',
  gallery: 'Gallery',
  video: 'Video',
  product: 'Product',
};

export const isEngaged = (type: string): type is EngagedItem['type'] => Object.hasOwn(TAGS, type);

/** Changes the counts of an item in all cached answers. */
export const changeEngagement = ({ type, id }: EngagedItem, change: (engagement: Engagement) => void): CacheChange =>
  changeCached<Engagement>({ tags: [TAGS[type]], id, field: 'likeCount' }, change);
