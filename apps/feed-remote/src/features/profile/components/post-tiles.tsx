import { useTranslation } from '@barg/runtime/i18n';
import { usePostPages } from '../../../shared/posts/hooks/use-post-pages.ts';
import { PostTile } from '../../../shared/tiles/post-tile.tsx';
import { Tiles } from '../../../shared/tiles/tiles.tsx';

/** All posts of a performer as squares. */
export function PostTiles({ performerId }: { performerId: string }) {
  const { t } = useTranslation('feed');
  const pages = usePostPages({ from: 'performer', performerId });
  return (
    <Tiles name={`posts:${performerId}`} pages={pages} empty={t('profile.empty.posts')}>
      {(post) => <PostTile key={post._id} post={post} />}
    </Tiles>
  );
}
