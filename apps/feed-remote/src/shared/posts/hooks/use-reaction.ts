import type { FeedPost } from '@barg/api-client/models';
import type { Reaction } from '../../reactions/react-to-item.ts';
import { useItemReaction } from '../../reactions/use-item-reaction.ts';

/** Likes or bookmarks a post, or takes it back. */
export const useReaction = (post: FeedPost, action: Reaction): (() => void) => useItemReaction('feed', post, action);
