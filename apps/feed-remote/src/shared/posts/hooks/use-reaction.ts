import type { FeedPost } from '@barg/api-client/models';
import { useAttempt } from '../../page/use-attempt.ts';
import { useMembersOnly } from '../../page/use-members-only.ts';
import { useReactToPostMutation, type Reaction } from '../api/react-to-post.ts';

/** Likes or bookmarks a post, or takes it back, whichever is not the case. Guests are led to log in. */
export const useReaction = (post: FeedPost, action: Reaction): (() => void) => {
  const asMember = useMembersOnly();
  const attempt = useAttempt();
  const [react, { isLoading }] = useReactToPostMutation();
  const isOn = action === 'like' ? post.isLiked : post.isBookmarked;
  return () =>
    asMember(() => {
      // One at a time: answers that overtake each other would leave the server and the screen apart.
      if (!isLoading) void attempt(react({ postId: post._id, action, isOn: !isOn }).unwrap());
    });
};
