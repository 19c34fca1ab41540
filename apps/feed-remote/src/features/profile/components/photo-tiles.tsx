import type { Photo } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { MediaTile } from '@barg/ui-kit';
import { useFreshMedia } from '../../../shared/media/use-fresh-media.ts';
import { useViewer } from '../../../shared/media/viewer/use-viewer.ts';
import { ViewerPlace } from '../../../shared/media/viewer/viewer-place.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { usePages } from '../../../shared/page/use-pages.ts';
import { usePerformerPhotosInfiniteQuery } from '../api/performer-photos.ts';
import { EnlargeTile } from './profile.styles.ts';
import { RefreshableTiles } from './refreshable-tiles.tsx';
import { TileFace } from './tiles.tsx';

/** What is locked, or not processed yet, has nothing to be shown large. */
const isLarge = ({ isLocked, file }: Photo): boolean => !isLocked && file.thumbnails !== null;

/** The photos of a performer's galleries: they open over the whole screen, locked ones lead to their gallery. */
export function PhotoTiles({ performerId }: { performerId: string }) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerPhotosInfiniteQuery(performerId));
  const viewer = useViewer(`photos:${performerId}`);
  const refresh = useFreshMedia('Photo', performerId);
  const labelOf = ({ title, galleryTitle }: Photo) => title || t('profile.photoIn', { title: galleryTitle });
  const shown = (pages.items ?? []).filter(isLarge);
  return (
    <div onErrorCapture={refresh}>
      <RefreshableTiles name={`photos:${performerId}`} pages={pages} empty={t('profile.empty.photos')}>
        {(photo) => {
          const { _id, galleryId, audience, isLocked, file } = photo;
          const face = (
            <TileFace file={file} isLocked={isLocked} lockReason={audience === 'paid' ? 'paid' : 'subscribers'} />
          );
          const label = labelOf(photo);
          return isLarge(photo) ? (
            <EnlargeTile
              key={_id}
              type="button"
              aria-label={label}
              title={t('media.enlarge')}
              onClick={() => viewer.open(shown.indexOf(photo))}
            >
              {face}
            </EnlargeTile>
          ) : (
            <MediaTile key={_id} to={paths.gallery(galleryId)} label={label}>
              {face}
            </MediaTile>
          );
        }}
      </RefreshableTiles>
      <ViewerPlace
        control={viewer}
        label={t('profile.tabs.photos')}
        items={shown.map((photo) => ({ file: photo.file, alt: labelOf(photo) }))}
      />
    </div>
  );
}
