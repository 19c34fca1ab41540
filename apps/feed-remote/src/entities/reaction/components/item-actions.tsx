import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { Gallery, Video } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ActionButton, IconButton } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { useCopyLink } from '../../../shared/page/use-copy-link.ts';
import { Actions, ActionsEnd } from './item-actions.styles.ts';
import { useItemReaction } from '../hooks/use-item-reaction.ts';

interface ItemActionsProps {
  type: 'video' | 'gallery';
  item: Video | Gallery;
  onComments: () => void;
}

/** Like, comments, share and bookmark, with their counts. */
export function ItemActions({ type, item, onComments }: ItemActionsProps) {
  const { t } = useTranslation('feed');
  const copyLink = useCopyLink();
  const toggleLike = useItemReaction(type, item, 'like');
  const toggleBookmark = useItemReaction(type, item, 'bookmark');
  return (
    <Actions>
      <ActionButton
        icon={Heart}
        label={t('post.like')}
        count={item.likeCount}
        tone="live"
        isPressed={item.isLiked}
        // The API refuses likes of locked items.
        disabled={item.isLocked}
        onClick={toggleLike}
      />
      <ActionButton icon={MessageCircle} label={t('post.comments')} count={item.commentCount} onClick={onComments} />
      <ActionsEnd>
        <IconButton icon={Link2} label={t('link.copy')} onClick={() => void copyLink(paths[type](item._id))} />
        <ActionButton
          icon={Bookmark}
          label={t('post.bookmark')}
          count={item.bookmarkCount}
          isPressed={item.isBookmarked}
          onClick={toggleBookmark}
        />
      </ActionsEnd>
    </Actions>
  );
}
