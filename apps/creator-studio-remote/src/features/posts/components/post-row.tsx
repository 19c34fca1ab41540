import { lazy, Suspense } from 'react';
import type { FeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture, Text, Time, useFormat } from '@barg/ui-kit';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { RowAudience, RowFigures, RowPicture, RowRoot, RowTitle } from '../../../shared/item-row.styles.ts';
import { paths } from '../../../shared/paths.ts';

const PostMenu = lazy(() => import('./post-menu.tsx').then(({ PostMenu: component }) => ({ default: component })));

/** One of her posts with how it does. */
export function PostRow({ post }: { post: FeedPost }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [file] = post.files;
  const figure = (key: 'views' | 'likes', count: number) => t(`posts.${key}`, { count, amount: format.number(count) });
  return (
    <RowRoot>
      <RowPicture>
        {file && <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt="" ratio={4 / 3} sizes="64px" />}
      </RowPicture>
      <div>
        <RowTitle to={paths.editPost(post._id)}>
          <Text as="span" weight="medium" clamp={1} dir="auto">
            {post.text || post.poll?.question || t('posts.untitled')}
          </Text>
        </RowTitle>
        <Text size="caption" tone="faint">
          <Time value={post.publishedAt} />
        </Text>
      </div>
      <RowFigures>
        <bdi>{figure('views', post.viewCount)}</bdi>
        <bdi>{figure('likes', post.likeCount)}</bdi>
      </RowFigures>
      <RowAudience>
        <AudienceBadge audience={post.audience} price={post.price} />
      </RowAudience>
      <Suspense fallback={null}>
        <PostMenu post={post} />
      </Suspense>
    </RowRoot>
  );
}
