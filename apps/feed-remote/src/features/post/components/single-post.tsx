import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden, usePageTitle } from '@barg/ui-kit';
import { ItemPage } from '../../../entities/item/components/item-page.tsx';
import { PostCard } from '../../../entities/post/components/post-card.tsx';
import { PostSkeleton } from '../../../entities/post/components/post-skeleton.tsx';
import { usePostQuery } from '../../../entities/post/api/post.ts';

/** One post in full, with its comments. */
export function SinglePost({ postId }: { postId: string }) {
  const { t } = useTranslation('feed');
  const query = usePostQuery(postId);
  const title = query.currentData && t('post.title', { name: query.currentData.performer.name });
  usePageTitle(title);
  return (
    <ItemPage query={query} skeleton={<PostSkeleton />}>
      {(post) => (
        <>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <PostCard key={post._id} post={post} isFirst place="page" />
        </>
      )}
    </ItemPage>
  );
}
