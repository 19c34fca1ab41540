import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { PostCard } from '../../../shared/posts/components/post-card.tsx';
import { PostSkeleton } from '../../../shared/posts/components/post-skeleton.tsx';
import { usePostQuery } from '../../../shared/posts/api/post.ts';

/** One post, whole, with its comments. */
export function SinglePost({ postId }: { postId: string }) {
  const { t } = useTranslation('feed');
  const { data: post, error, refetch, isFetching } = usePostQuery(postId);
  const title = post && t('post.title', { name: post.performer.name });
  usePageTitle(title);
  if (error && !post) return <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!post) return <PostSkeleton />;
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <PostCard key={post._id} post={post} isFirst place="page" />
    </>
  );
}
