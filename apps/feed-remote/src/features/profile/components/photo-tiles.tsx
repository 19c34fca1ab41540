import { useTranslation } from '@barg/runtime/i18n';
import { usePages } from '../../../shared/page/use-pages.ts';
import { PhotoWall } from '../../../entities/media/components/photo-wall.tsx';
import { usePerformerPhotosInfiniteQuery } from '../api/performer-photos.ts';

/** The photos of a performer's galleries. */
export function PhotoTiles({ username }: { username: string }) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerPhotosInfiniteQuery(username));
  return <PhotoWall name={`photos:${username}`} pages={pages} empty={t('profile.empty.photos')} />;
}
