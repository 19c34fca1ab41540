import { useTranslation } from '@barg/runtime/i18n';
import { usePages } from '../../../shared/page/use-pages.ts';
import { PhotoWall } from '../../../entities/media/components/photo-wall.tsx';
import { useNewestPhotosInfiniteQuery } from '../api/newest-photos.ts';

/** The newest photos of everybody; what is locked is a blur that leads to its gallery. */
export function Photos() {
  const { t } = useTranslation('feed');
  const pages = usePages(useNewestPhotosInfiniteQuery());
  return <PhotoWall name="newest-photos" pages={pages} empty={t('profile.empty.photos')} />;
}
