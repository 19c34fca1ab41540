import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import Link2 from 'lucide-react/icons/link-2';
import type { ProductView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { ActionButton, IconButton, Inline } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { useAttempt } from '../../../shared/page/use-attempt.ts';
import { useCopyLink } from '../../../shared/page/use-copy-link.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import { useToldReaction } from '../../../shared/reactions/use-told-reaction.ts';
import { productReactionTold, useReactToProductMutation } from '../api/react-to-product.ts';

/** Like, bookmark and share: nobody has to buy for that. */
export function ProductActions({ product }: { product: ProductView }) {
  const { t } = useTranslation('feed');
  const dispatch = useAppDispatch();
  const asMember = useMembersOnly();
  const attempt = useAttempt();
  const copyLink = useCopyLink();
  const [react, { isLoading }] = useReactToProductMutation();
  const { _id: productId, isLiked, isBookmarked, likeCount } = product;
  useToldReaction('product', productId, (told) => void dispatch(productReactionTold(told)));
  const toggle = (action: 'like' | 'bookmark', isOn: boolean) => () =>
    asMember(
      () => {
        // One at a time: answers that overtake each other would leave the server and the screen apart.
        if (!isLoading) void attempt(react({ productId, action, isOn: !isOn }).unwrap());
      },
      { kind: 'react', action, type: 'product', id: productId },
    );
  return (
    <Inline>
      <ActionButton
        icon={Heart}
        label={t('post.like')}
        count={likeCount}
        tone="live"
        isPressed={isLiked}
        onClick={toggle('like', isLiked)}
      />
      <IconButton
        icon={Bookmark}
        label={t('post.bookmark')}
        tone={isBookmarked ? 'brand' : 'neutral'}
        isPressed={isBookmarked}
        onClick={toggle('bookmark', isBookmarked)}
      />
      <IconButton icon={Link2} label={t('link.copy')} onClick={() => void copyLink(paths.product(productId))} />
    </Inline>
  );
}
