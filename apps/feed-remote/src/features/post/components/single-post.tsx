import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { PostCard } from '../../../shared/posts/components/post-card.tsx';
import { PostSkeleton } from '../../../shared/posts/components/post-skeleton.tsx';
import { usePostQuery } from '../../../shared/posts/api/post.ts';
import { BackControl } from './back-control.tsx';

/** One post, whole, with its comments. */
export function SinglePost({ postId }: { postId: string }) {
  const { t } = useTranslation('feed');
  const { data: post, error, refetch, isFetching } = usePostQuery(postId);
  const title = post && t('post.title', { name: post.performer.name });
  usePageTitle(title);
  const isMissing = error && !post;
  return (
    <>
      <BackControl username={post?.performer.username} />
      {isMissing && <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!isMissing && !post && <PostSkeleton />}
      {post && (
        <>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          <PostCard key={post._id} post={post} isFirst place="page" />
        </>
      )}
    </>
  );
}
