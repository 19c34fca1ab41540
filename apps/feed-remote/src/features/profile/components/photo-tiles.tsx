import { useTranslation } from '@barg/runtime/i18n';
import { usePages } from '../../../shared/page/use-pages.ts';
import { PhotoWall } from '../../../entities/media/components/photo-wall.tsx';
import { usePerformerPhotosInfiniteQuery } from '../api/performer-photos.ts';

/** The photos of a performer's galleries. */
export function PhotoTiles({ performerId }: { performerId: string }) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerPhotosInfiniteQuery(performerId));
  return <PhotoWall name={`photos:${performerId}`} pages={pages} empty={t('profile.empty.photos')} />;
}
