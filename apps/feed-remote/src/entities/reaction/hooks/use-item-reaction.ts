import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import type { EngagedItem } from '../api/change-engagement.ts';
import { useReactToItemMutation, type Reaction } from '../api/react-to-item.ts';
import { useToldCounts } from './use-told-counts.ts';

interface Reacted {
  _id: string;
  isLiked: boolean;
  isBookmarked: boolean;
}

/**
 * Toggles the like or bookmark of an item. Guests go to the login. Changes of the
 * account in other windows are shown too.
 */
export const useItemReaction = (type: EngagedItem['type'], item: Reacted, action: Reaction): (() => void) => {
  const asMember = useMembersOnly();
  const attempt = useToastOnFailure();
  const [react, { isLoading }] = useReactToItemMutation();
  useToldCounts();
  const isOn = action === 'like' ? item.isLiked : item.isBookmarked;
  return () =>
    asMember(
      () => {
        // One request at a time: answers in another order would make page and server differ.
        if (!isLoading) void attempt(react({ type, id: item._id, action, isOn: !isOn }).unwrap());
      },
      { kind: 'react', action, type, id: item._id },
    );
};
