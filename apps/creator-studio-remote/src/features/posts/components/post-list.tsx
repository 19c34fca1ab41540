import PenLine from 'lucide-react/icons/pen-line';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState } from '@barg/ui-kit';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useOwnPostsInfiniteQuery, type PostSearch } from '../api/own-posts.ts';
import { PostRow } from './post-row.tsx';

interface PostListProps {
  search: PostSearch;
  chosen: readonly string[];
  onChoose: (postId: string, isChosen: boolean) => void;
  onForget: (postIds: readonly string[]) => void;
}

/** The performer's posts that a search lets through. */
export function PostList({ search, chosen, onChoose, onForget }: PostListProps) {
  const { t } = useTranslation('creator-studio');
  const query = useOwnPostsInfiniteQuery(search);
  const posts = query.currentData?.pages.flatMap((page) => page.data);
  const isFiltered = Object.keys(search).length > 0;
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('posts.nothingFound')} />
  ) : (
    <EmptyState icon={PenLine} title={t('posts.empty')} action={action} />
  );
  return (
    <OwnList query={query} items={posts} empty={empty}>
      {posts?.map((post) => (
        <PostRow
          key={post._id}
          post={post}
          isChosen={chosen.includes(post._id)}
          onChoose={onChoose}
          onDeleted={onForget}
        />
      ))}
    </OwnList>
  );
}
