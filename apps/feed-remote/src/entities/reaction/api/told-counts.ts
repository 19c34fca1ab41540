import type { Comment } from '@barg/api-client/models';
import type { ServerEventData } from '@barg/contract';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';
import { showBookmarked } from '../../performer/api/change-performer.ts';
import { changeEngagement, isEngaged } from './change-engagement.ts';

const nothing: CacheChange = () => undefined;

/** Applies a reaction of the account, of this or another window, wherever the thing is cached; idempotent. */
export const reactionTold = (told: ServerEventData<'reaction.changed'>): CacheChange => {
  const { objectType: type, objectId: id, isLiked, isBookmarked, likeCount, bookmarkCount } = told;
  if (type === 'performer') return showBookmarked({ performerId: id, isBookmarked });
  if (type === 'comment') {
    return changeCached<Comment>({ tags: ['Comment'], id, field: 'likeCount' }, (comment) => {
      Object.assign(comment, { isLiked, likeCount });
    });
  }
  if (!isEngaged(type)) return nothing;
  return changeEngagement({ type, id }, (item) => {
    Object.assign(item, { isLiked, isBookmarked, likeCount, bookmarkCount });
  });
};

/** Applies the number of comments as another window, or whoever deleted one, has left it. */
export const commentsCounted = (told: ServerEventData<'comments.counted'>): CacheChange => {
  const { objectType: type, objectId: id, commentCount } = told;
  if (!isEngaged(type)) return nothing;
  return changeEngagement({ type, id }, (item) => {
    item.commentCount = commentCount;
  });
};
