import type { FeedPost } from '@barg/api-client/models';
import type { Reaction } from '../../reaction/api/react-to-item.ts';
import { useItemReaction } from '../../reaction/hooks/use-item-reaction.ts';

/** Toggles the like or bookmark of a post. */
export const useReaction = (post: FeedPost, action: Reaction): (() => void) => useItemReaction('feed', post, action);
