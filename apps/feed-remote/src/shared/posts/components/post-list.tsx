import type { ReactNode } from 'react';
import type { FeedPost } from '@barg/api-client/models';
import { Stack } from '@barg/ui-kit';
import { MoreOnScroll, type More } from '../../page/more-on-scroll.tsx';
import { QueryFailure } from '../../page/query-failure.tsx';
import type { PostSource } from '../api/post-pages.ts';
import { useFirstFew } from '../hooks/use-first-few.ts';
import { usePostPages } from '../hooks/use-post-pages.ts';
import { PostCard } from './post-card.tsx';
import { PostSkeletons } from './post-skeleton.tsx';

interface PostListProps {
  source: PostSource;
  /** What stands there when there are no posts. */
  empty: ReactNode;
}

function Posts({ posts, more }: { posts: readonly FeedPost[]; more: More }) {
  const { shown, isWhole } = useFirstFew(posts);
  return (
    <MoreOnScroll {...more} hasMore={more.hasMore && isWhole}>
      {shown.map((post, index) => (
        <PostCard key={post._id} post={post} isFirst={index === 0} />
      ))}
    </MoreOnScroll>
  );
}

/** Posts as cards, one below the other, without an end. */
export function PostList({ source, empty }: PostListProps) {
  const { items: posts, error, refetch, isFetching, more } = usePostPages(source);
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (posts?.length === 0) return empty;
  return <Stack aria-busy={!posts}>{posts ? <Posts posts={posts} more={more} /> : <PostSkeletons />}</Stack>;
}
