import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, CardTitle, EmptyState, ErrorState, InfiniteList, Skeleton, Stack } from '@barg/ui-kit';
import { CardHead, PlainList } from '../../../shared/item-list.styles.ts';
import { paths } from '../../../shared/paths.ts';
import { useOwnPostsInfiniteQuery } from '../api/list-own-posts.ts';
import { PostRow } from './post-row.tsx';

/** All her posts, the newest first. */
export function OwnPosts() {
  const { t } = useTranslation('creator-studio');
  return (
    <Card padding="none" aria-label={t('posts.title')}>
      <CardHead>
        <CardTitle>{t('posts.title')}</CardTitle>
      </CardHead>
      <PostsBody />
    </Card>
  );
}

function PostsBody() {
  const { t } = useTranslation('creator-studio');
  const query = useOwnPostsInfiniteQuery();
  const posts = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (query.isError && posts.length === 0) {
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  }
  if (query.isLoading) return <PostsSkeleton />;
  if (posts.length === 0) {
    const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
    return <EmptyState icon={PenLine} title={t('posts.empty')} action={action} />;
  }
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      isLoading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    >
      <PlainList>
        {posts.map((post) => (
          <PostRow key={post._id} post={post} />
        ))}
      </PlainList>
    </InfiniteList>
  );
}

const PostsSkeleton = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="73px" />
    ))}
  </Stack>
);
