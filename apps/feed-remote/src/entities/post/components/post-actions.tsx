import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useMemo } from 'react';
import type { FeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Slot } from '@barg/session';
import { ActionButton, IconButton } from '@barg/ui-kit';
import { performerRef } from '../../performer/performer-ref.ts';
import { useReaction } from '../hooks/use-reaction.ts';
import { ActionsEnd, ActionsRoot } from './post-card.styles.ts';

interface PostActionsProps {
  post: FeedPost;
  isCommentsOpen: boolean;
  onComments: () => void;
}

/** Like, comments, the slot of other remotes, and the bookmark. */
export function PostActions({ post, isCommentsOpen, onComments }: PostActionsProps) {
  const { t } = useTranslation('feed');
  const toggleLike = useReaction(post, 'like');
  const toggleBookmark = useReaction(post, 'bookmark');
  const { _id: postId, performer, isLiked, isBookmarked } = post;
  const slotProps = useMemo(() => ({ postId, performer: performerRef(performer) }), [postId, performer]);
  return (
    <ActionsRoot>
      <ActionButton
        icon={Heart}
        label={t('post.like')}
        count={post.likeCount}
        tone="live"
        isPressed={isLiked}
        // The API refuses likes of locked items.
        disabled={post.isLocked}
        onClick={toggleLike}
      />
      <ActionButton
        icon={MessageCircle}
        label={t('post.comments')}
        count={post.commentCount}
        aria-expanded={isCommentsOpen}
        onClick={onComments}
      />
      <Slot name="post.actions" props={slotProps} />
      <ActionsEnd>
        <IconButton
          icon={Bookmark}
          label={t('post.bookmark')}
          tone={isBookmarked ? 'brand' : 'neutral'}
          isPressed={isBookmarked}
          onClick={toggleBookmark}
        />
      </ActionsEnd>
    </ActionsRoot>
  );
}
