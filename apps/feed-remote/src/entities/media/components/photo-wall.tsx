import type { Photo } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { MediaTile } from '@barg/ui-kit';
import { useRenewedFiles } from '../hooks/use-renewed-files.ts';
import { useViewer } from '../viewer/use-viewer.ts';
import { ViewerPlace } from '../viewer/viewer-place.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { RefreshableTiles } from '../../../shared/tiles/refreshable-tiles.tsx';
import type { TilesProps } from '../../../shared/tiles/tiles.tsx';
import { EnlargeTile } from './photo-wall.styles.ts';
import { TileThumbnail } from './tile-thumbnail.tsx';

/** Whether it can be opened: not locked, and processed. */
const isLarge = ({ isLocked, file }: Photo): boolean => !isLocked && file.thumbnails !== null;

/** Photos of galleries as squares, which open in the viewer; locked ones link to their gallery. */
export function PhotoWall({ name, pages, empty }: Omit<TilesProps<Photo>, 'children'>) {
  const { t } = useTranslation('feed');
  const viewer = useViewer();
  const altOf = ({ file, galleryTitle }: Photo) => file.alt || t('profile.photoIn', { title: galleryTitle });
  const labelOf = (photo: Photo) => photo.title || altOf(photo);
  const shown = (pages.items ?? []).filter(isLarge);
  const { current, renew } = useRenewedFiles(shown.map(({ file }) => file));
  return (
    <div onErrorCapture={renew}>
      <RefreshableTiles name={name} pages={pages} empty={empty}>
        {(photo) => {
          const { _id, galleryId, audience, isLocked, file } = photo;
          const reason = audience === 'paid' ? 'paid' : 'subscribers';
          const thumbnail = <TileThumbnail file={current(file)} isLocked={isLocked} lockReason={reason} />;
          const label = labelOf(photo);
          return isLarge(photo) ? (
            <EnlargeTile
              key={_id}
              type="button"
              aria-label={label}
              title={t('media.enlarge')}
              onClick={() => viewer.open(shown.indexOf(photo))}
            >
              {thumbnail}
            </EnlargeTile>
          ) : (
            <MediaTile key={_id} to={paths.gallery(galleryId)} label={label}>
              {thumbnail}
            </MediaTile>
          );
        }}
      </RefreshableTiles>
      <ViewerPlace
        control={viewer}
        label={t('profile.tabs.photos')}
        items={shown.map((photo) => ({ file: current(photo.file), alt: altOf(photo), words: photo }))}
      />
    </div>
  );
}
