import { useTranslation } from '@barg/runtime/i18n';
import { usePages } from '../../../shared/page/use-pages.ts';
import { PhotoWall } from '../../../entities/media/components/photo-wall.tsx';
import { useNewestPhotosInfiniteQuery } from '../api/newest-photos.ts';

/** The newest photos; locked ones are blurred and link to their gallery. */
export function Photos() {
  const { t } = useTranslation('feed');
  const pages = usePages(useNewestPhotosInfiniteQuery());
  return <PhotoWall name="newest-photos" pages={pages} empty={t('profile.empty.photos')} />;
}
