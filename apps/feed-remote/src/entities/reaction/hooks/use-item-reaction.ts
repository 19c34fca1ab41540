import { useAppDispatch } from '@barg/session';
import { useAttempt } from '../../../shared/page/use-attempt.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import type { EngagedItem } from '../api/change-engagement.ts';
import { reactionTold, useReactToItemMutation, type Reaction } from '../api/react-to-item.ts';
import { useToldReaction } from './use-told-reaction.ts';

interface Reacted {
  _id: string;
  isLiked: boolean;
  isBookmarked: boolean;
}

/**
 * Likes or bookmarks something, or takes it back, whichever is not the case. Guests are led to log in. What the account
 * does in another window shows here.
 */
export const useItemReaction = (type: EngagedItem['type'], item: Reacted, action: Reaction): (() => void) => {
  const asMember = useMembersOnly();
  const attempt = useAttempt();
  const dispatch = useAppDispatch();
  const [react, { isLoading }] = useReactToItemMutation();
  useToldReaction(type, item._id, (told) => void dispatch(reactionTold({ type, id: item._id }, action, told)));
  const isOn = action === 'like' ? item.isLiked : item.isBookmarked;
  return () =>
    asMember(
      () => {
        // One at a time: answers that overtake each other would leave the server and the screen apart.
        if (!isLoading) void attempt(react({ type, id: item._id, action, isOn: !isOn }).unwrap());
      },
      { kind: 'react', action, type, id: item._id },
    );
};
