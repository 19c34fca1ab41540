import Images from 'lucide-react/icons/images';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, MediaTile, useFormat } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { usePages } from '../../../shared/page/use-pages.ts';
import { usePerformerGalleriesInfiniteQuery } from '../api/performer-galleries.ts';
import { usePerformerPhotosInfiniteQuery } from '../api/performer-photos.ts';
import { usePerformerVideosInfiniteQuery } from '../api/performer-videos.ts';
import { TileFace, Tiles } from './tiles.tsx';
import { TileMark, TileTitle } from './profile.styles.ts';

interface AssetTilesProps {
  performerId: string;
}

function PhotoTiles({ performerId }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerPhotosInfiniteQuery(performerId));
  return (
    <Tiles pages={pages} empty={t('profile.empty.photos')}>
      {({ _id, title, galleryId, galleryTitle, audience, isLocked, file }) => (
        <MediaTile
          key={_id}
          to={paths.gallery(galleryId)}
          label={title || t('profile.photoIn', { title: galleryTitle })}
        >
          <TileFace file={file} isLocked={isLocked} lockReason={audience === 'paid' ? 'paid' : 'subscribers'} />
        </MediaTile>
      )}
    </Tiles>
  );
}

function VideoTiles({ performerId }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerVideosInfiniteQuery(performerId));
  return (
    <Tiles pages={pages} empty={t('profile.empty.videos')}>
      {({ _id, title, file, thumbnail, isLocked, lockReason, price }) => (
        <MediaTile key={_id} to={paths.video(_id)} label={title} durationMs={file.durationMs}>
          <TileFace file={thumbnail ?? file} isLocked={isLocked} lockReason={lockReason} price={price} />
        </MediaTile>
      )}
    </Tiles>
  );
}

function GalleryTiles({ performerId }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const pages = usePages(usePerformerGalleriesInfiniteQuery(performerId));
  return (
    <Tiles pages={pages} empty={t('profile.empty.galleries')}>
      {({ _id, title, cover, isLocked, lockReason, price, photoCount: count }) => (
        <MediaTile
          key={_id}
          to={paths.gallery(_id)}
          label={t('profile.galleryTile', { count, title, amount: format.number(count) })}
        >
          <TileFace file={cover} isLocked={isLocked} lockReason={lockReason} price={price} />
          <TileMark>
            <Icon icon={Images} size={16} />
          </TileMark>
          <TileTitle dir="auto">{title}</TileTitle>
        </MediaTile>
      )}
    </Tiles>
  );
}

export type AssetKind = 'photos' | 'videos' | 'galleries';

const tilesOf = { photos: PhotoTiles, videos: VideoTiles, galleries: GalleryTiles };

/** Photos, videos or galleries of a performer as squares. */
export default function AssetTiles({ kind, performerId }: AssetTilesProps & { kind: AssetKind }) {
  const KindTiles = tilesOf[kind];
  return <KindTiles performerId={performerId} />;
}
