import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { Video } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ActionButton } from '@barg/ui-kit';
import { useItemReaction } from '../../../shared/reactions/use-item-reaction.ts';
import { Actions, ActionsEnd } from './video.styles.ts';

interface VideoActionsProps {
  video: Video;
  onComments: () => void;
}

/** Like, comments, and the bookmark at the end, each with how many there are. */
export function VideoActions({ video, onComments }: VideoActionsProps) {
  const { t } = useTranslation('feed');
  const toggleLike = useItemReaction('video', video, 'like');
  const toggleBookmark = useItemReaction('video', video, 'bookmark');
  return (
    <Actions>
      <ActionButton
        icon={Heart}
        label={t('post.like')}
        count={video.likeCount}
        tone="live"
        isPressed={video.isLiked}
        // Nobody likes what they have not seen: the API refuses it.
        disabled={video.isLocked}
        onClick={toggleLike}
      />
      <ActionButton icon={MessageCircle} label={t('post.comments')} count={video.commentCount} onClick={onComments} />
      <ActionsEnd>
        <ActionButton
          icon={Bookmark}
          label={t('post.bookmark')}
          count={video.bookmarkCount}
          isPressed={video.isBookmarked}
          onClick={toggleBookmark}
        />
      </ActionsEnd>
    </Actions>
  );
}
