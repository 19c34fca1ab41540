import Images from 'lucide-react/icons/images';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, MediaTile, useFormat, usePrice } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { usePages } from '../../../shared/page/use-pages.ts';
import { usePerformerGalleriesInfiniteQuery } from '../api/performer-galleries.ts';
import { usePerformerProductsInfiniteQuery } from '../api/performer-products.ts';
import { usePerformerVideosInfiniteQuery } from '../api/performer-videos.ts';
import { RefreshableTiles } from './refreshable-tiles.tsx';
import { PhotoTiles } from './photo-tiles.tsx';
import { TileFace } from './tiles.tsx';
import { TileMark, TileTitle } from './profile.styles.ts';

interface AssetTilesProps {
  performerId: string;
}

function VideoTiles({ performerId }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const pages = usePages(usePerformerVideosInfiniteQuery(performerId));
  return (
    <RefreshableTiles name={`videos:${performerId}`} pages={pages} empty={t('profile.empty.videos')}>
      {({ _id, title, file, thumbnail, isLocked, lockReason, price }) => (
        <MediaTile key={_id} to={paths.video(_id)} label={title} durationMs={file.durationMs}>
          <TileFace file={thumbnail ?? file} isLocked={isLocked} lockReason={lockReason} price={price} />
        </MediaTile>
      )}
    </RefreshableTiles>
  );
}

function GalleryTiles({ performerId }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const pages = usePages(usePerformerGalleriesInfiniteQuery(performerId));
  return (
    <RefreshableTiles name={`galleries:${performerId}`} pages={pages} empty={t('profile.empty.galleries')}>
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
    </RefreshableTiles>
  );
}

function ProductTiles({ performerId }: AssetTilesProps) {
  const { t } = useTranslation('feed');
  const price = usePrice();
  const pages = usePages(usePerformerProductsInfiniteQuery(performerId));
  return (
    <RefreshableTiles name={`shop:${performerId}`} pages={pages} empty={t('profile.empty.shop')}>
      {({ _id, title, cover, audience, price: tokens, stock }) => {
        const cost = audience === 'subscribers' && tokens === 0 ? t('product.audience.subscribers') : price(tokens);
        const note = stock === 0 ? t('product.soldOut') : cost;
        return (
          <MediaTile key={_id} to={paths.product(_id)} label={t('profile.productTile', { title, note })}>
            <TileFace file={cover} isLocked={false} lockReason={null} />
            <TileMark>
              <bdi>{note}</bdi>
            </TileMark>
            <TileTitle dir="auto">{title}</TileTitle>
          </MediaTile>
        );
      }}
    </RefreshableTiles>
  );
}

export type AssetKind = 'photos' | 'videos' | 'galleries' | 'shop';

const tilesOf = { photos: PhotoTiles, videos: VideoTiles, galleries: GalleryTiles, shop: ProductTiles };

/** Photos, videos, galleries or products of a performer as squares. */
export default function AssetTiles({ kind, performerId }: AssetTilesProps & { kind: AssetKind }) {
  const KindTiles = tilesOf[kind];
  return <KindTiles performerId={performerId} />;
}
