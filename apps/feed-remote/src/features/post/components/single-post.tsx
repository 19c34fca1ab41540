import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden, usePageTitle } from '@barg/ui-kit';
import { ItemPage } from '../../../entities/item/components/item-page.tsx';
import { shownItem } from '../../../entities/item/shown-item.ts';
import { PostCard } from '../../../entities/post/components/post-card.tsx';
import { PostSkeleton } from '../../../entities/post/components/post-skeleton.tsx';
import { usePostQuery } from '../../../entities/post/api/post.ts';

/** One post in full, with its comments. */
export function SinglePost({ postId }: { postId: string }) {
  const { t } = useTranslation('feed');
  const query = usePostQuery(postId);
  const post = shownItem(query);
  const title = post && t('post.title', { name: post.performer.name });
  usePageTitle(title);
  return (
    <ItemPage query={query} skeleton={<PostSkeleton />}>
      {(shown) => (
        <>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <PostCard key={shown._id} post={shown} isFirst place="page" />
        </>
      )}
    </ItemPage>
  );
}
