import { useTranslation } from '@barg/runtime/i18n';
import { usePages } from '../../../shared/page/use-pages.ts';
import { GalleryTile } from '../../../entities/gallery/components/gallery-tile.tsx';
import { ProductTile } from '../../../entities/product/components/product-tile.tsx';
import { VideoTile } from '../../../entities/video/components/video-tile.tsx';
import { RefreshableTiles } from '../../../shared/tiles/refreshable-tiles.tsx';
import { usePerformerGalleriesInfiniteQuery } from '../api/performer-galleries.ts';
import { usePerformerProductsInfiniteQuery } from '../api/performer-products.ts';
import { usePerformerVideosInfiniteQuery } from '../api/performer-videos.ts';
import { PhotoTiles } from './photo-tiles.tsx';

interface AssetTilesProps {
  username: string;
}

function VideoTiles({ username }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerVideosInfiniteQuery(username));
  return (
    <RefreshableTiles name={`videos:${username}`} pages={pages} empty={t('profile.empty.videos')}>
      {(video) => <VideoTile key={video._id} video={video} />}
    </RefreshableTiles>
  );
}

function GalleryTiles({ username }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerGalleriesInfiniteQuery(username));
  return (
    <RefreshableTiles name={`galleries:${username}`} pages={pages} empty={t('profile.empty.galleries')}>
      {(gallery) => <GalleryTile key={gallery._id} gallery={gallery} />}
    </RefreshableTiles>
  );
}

function ProductTiles({ username }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerProductsInfiniteQuery(username));
  return (
    <RefreshableTiles name={`shop:${username}`} pages={pages} empty={t('profile.empty.shop')}>
      {(product) => <ProductTile key={product._id} product={product} />}
    </RefreshableTiles>
  );
}

export type AssetKind = 'photos' | 'videos' | 'galleries' | 'shop';

const tilesOf = { photos: PhotoTiles, videos: VideoTiles, galleries: GalleryTiles, shop: ProductTiles };

/** Photos, videos, galleries or products of a performer as squares. */
export default function AssetTiles({ kind, username }: AssetTilesProps & { kind: AssetKind }) {
  const KindTiles = tilesOf[kind];
  return <KindTiles username={username} />;
}
