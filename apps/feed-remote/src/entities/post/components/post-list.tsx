import type { ReactNode } from 'react';
import type { FeedPost } from '@barg/api-client/models';
import type { NextPages } from '@barg/session';
import { InfiniteList, Stack, useArrival } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { WindowedItem } from '../../../shared/windowed/windowed-item.tsx';
import type { PostSource } from '../api/post-pages.ts';
import { preloadFirstPicture } from '../preload-first-picture.ts';
import { usePostPages } from '../hooks/use-post-pages.ts';
import { PostCard } from './post-card.tsx';
import { PostSkeletons } from './post-skeleton.tsx';

interface PostListProps {
  source: PostSource;
  /** The empty state. */
  empty: ReactNode;
  /** The list is below the first screen: its pictures load lazily. */
  isBelow?: boolean;
}

/** More than a phone shows: these are rendered without waiting for the observer. */
const FIRST = 2;

interface PostsProps {
  /** The unique key of the list. */
  name: string;
  posts: readonly FeedPost[];
  more: NextPages;
  isBelow: boolean;
}

function Posts({ name, posts, more, isBelow }: PostsProps) {
  return (
    <InfiniteList {...more}>
      {posts.map((post, index) => (
        <WindowedItem key={post._id} id={`${name}:${post._id}`} isFirst={index < FIRST}>
          <PostCard post={post} isFirst={index === 0 && !isBelow} />
        </WindowedItem>
      ))}
    </InfiniteList>
  );
}

/** Posts as cards, with infinite scrolling. */
export function PostList({ source, empty, isBelow = false }: PostListProps) {
  const { items: posts, error, refetch, isFetching, more } = usePostPages(source);
  const shown = useArrival(posts);
  if (posts?.[0] && !shown && !isBelow) preloadFirstPicture(posts[0]);
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (posts?.length === 0) return empty;
  return (
    <Stack aria-busy={!shown}>
      {shown ? (
        <Posts name={Object.values(source).join(':')} posts={shown} more={more} isBelow={isBelow} />
      ) : (
        <PostSkeletons />
      )}
    </Stack>
  );
}
