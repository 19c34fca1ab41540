import type { Photo } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { MediaTile } from '@barg/ui-kit';
import { useRenewedFiles } from '../media/use-renewed-files.ts';
import { useViewer } from '../media/viewer/use-viewer.ts';
import { ViewerPlace } from '../media/viewer/viewer-place.tsx';
import { paths } from '../page/paths.ts';
import { RefreshableTiles } from './refreshable-tiles.tsx';
import { EnlargeTile } from './tiles.styles.ts';
import { TileFace, type TilesProps } from './tiles.tsx';

/** What is locked, or not processed yet, has nothing to be shown large. */
const isLarge = ({ isLocked, file }: Photo): boolean => !isLocked && file.thumbnails !== null;

/** Photos of galleries as squares: they open over the whole screen, locked ones lead to their gallery. */
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
          const face = <TileFace file={current(file)} isLocked={isLocked} lockReason={reason} />;
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
        items={shown.map((photo) => ({ file: current(photo.file), alt: altOf(photo), words: photo }))}
      />
    </div>
  );
}
