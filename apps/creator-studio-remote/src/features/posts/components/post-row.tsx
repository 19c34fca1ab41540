import type { OwnFeedPost } from '@barg/api-client/models';
import { memo } from 'react';
import { chooseThumbnail } from '@barg/contract';
import { beginningOf } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Text, useFormat, SMALL_PART, UserLine } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { ChoosableAudience, ChoosableFigures, ChoosableRow } from '../../../shared/choosable-row.styles.ts';
import { RowTitle } from '../../../shared/item-row.styles.ts';
import { RowThumbnail } from '../../../shared/row-thumbnail.tsx';
import { SalesFigures } from '../../../shared/sales-figures.tsx';
import { MenuPlace } from '../../../shared/menu-place.tsx';
import { paths } from '../../../shared/paths.ts';
import { PostState } from './post-state.tsx';

const PostMenu = lazyPart(async () => ({ default: (await import('./post-menu.tsx')).PostMenu }), SMALL_PART);

/** As much of a post's words as names its checkbox. */
const NAME_LENGTH = 80;

interface PostRowProps {
  post: OwnFeedPost;
  isChosen: boolean;
  onChoose: (postId: string, isChosen: boolean) => void;
  onDeleted: (postIds: readonly string[]) => void;
}

/** One of her posts with its state and how it does. */
export const PostRow = memo(function PostRow({ post, isChosen, onChoose, onDeleted }: PostRowProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const thumbnail = chooseThumbnail({ own: post.thumbnail, files: post.files, teaser: post.teaserVideo });
  const title = post.text || post.poll?.question || t('posts.untitled');
  const figure = (key: 'views' | 'likes', count: number) => t(`posts.${key}`, { count, amount: format.number(count) });
  return (
    <ChoosableRow>
      <Checkbox
        label=""
        aria-label={t('posts.choose', { name: beginningOf(title, NAME_LENGTH) })}
        checked={isChosen}
        onChange={(event) => onChoose(post._id, event.target.checked)}
      />
      <RowThumbnail file={thumbnail} />
      <div>
        <RowTitle to={paths.editPost(post._id)}>
          <UserLine as={Text} weight="medium" clamp={1} text={title} />
        </RowTitle>
        <PostState post={post} />
      </div>
      <ChoosableFigures>
        {post.state !== 'scheduled' && (
          <>
            <bdi>{figure('views', post.viewCount)}</bdi>
            <bdi>{figure('likes', post.likeCount)}</bdi>
            <SalesFigures price={post.price} sales={post} />
          </>
        )}
      </ChoosableFigures>
      <ChoosableAudience>
        <AudienceBadge audience={post.audience} price={post.price} />
      </ChoosableAudience>
      <MenuPlace label={t('posts.menu')}>
        <PostMenu post={post} onDeleted={onDeleted} />
      </MenuPlace>
    </ChoosableRow>
  );
});
