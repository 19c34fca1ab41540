import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import Link2 from 'lucide-react/icons/link-2';
import type { ProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ActionButton, IconButton, Inline } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { useCopyLink } from '../../../shared/page/use-copy-link.ts';
import { useItemReaction } from '../../../entities/reaction/hooks/use-item-reaction.ts';

/** Like, bookmark and share, which need no purchase. */
export function ProductActions({ product }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const copyLink = useCopyLink();
  const toggleLike = useItemReaction('product', product, 'like');
  const toggleBookmark = useItemReaction('product', product, 'bookmark');
  const { _id: productId, isLiked, isBookmarked, likeCount } = product;
  return (
    <Inline>
      <ActionButton
        icon={Heart}
        label={t('post.like')}
        count={likeCount}
        tone="live"
        isPressed={isLiked}
        onClick={toggleLike}
      />
      <IconButton
        icon={Bookmark}
        label={t('post.bookmark')}
        tone={isBookmarked ? 'brand' : 'neutral'}
        isPressed={isBookmarked}
        onClick={toggleBookmark}
      />
      <IconButton icon={Link2} label={t('link.copy')} onClick={() => void copyLink(paths.product(productId))} />
    </Inline>
  );
}
