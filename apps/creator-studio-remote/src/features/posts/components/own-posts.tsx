import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, CardTitle, EmptyState } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
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
  const posts = query.data?.pages.flatMap((page) => page.data);
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  return (
    <OwnList query={query} items={posts} empty={<EmptyState icon={PenLine} title={t('posts.empty')} action={action} />}>
      {posts?.map((post) => (
        <PostRow key={post._id} post={post} />
      ))}
    </OwnList>
  );
}
