import { useTranslation } from '@barg/runtime/i18n';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { PostTile } from '../../../entities/post/components/post-tile.tsx';
import { Tiles } from '../../../shared/tiles/tiles.tsx';

/** All posts of a performer as squares. */
export function PostTiles({ username }: { username: string }) {
  const { t } = useTranslation('feed');
  const pages = usePostPages({ from: 'performer', username });
  return (
    <Tiles name={`posts:${username}`} pages={pages} empty={t('profile.empty.posts')}>
      {(post) => <PostTile key={post._id} post={post} />}
    </Tiles>
  );
}
