import Images from 'lucide-react/icons/images';
import type { Gallery, Product, Video } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, MediaTile, useFormat, usePrice, UserLine } from '@barg/ui-kit';
import { paths } from '../page/paths.ts';
import { videoThumbnail } from '../videos/video-thumbnail.ts';
import { TileMark, TileTitle } from './tiles.styles.ts';
import { TileFace } from './tiles.tsx';

export const VideoTile = ({ video }: { video: Video }) => {
  const { _id, title, file, isLocked, lockReason, price } = video;
  return (
    <MediaTile to={paths.video(_id)} label={title} durationMs={file.durationMs}>
      <TileFace file={videoThumbnail(video)} isLocked={isLocked} lockReason={lockReason} price={price} />
    </MediaTile>
  );
};

export function GalleryTile({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { _id, title, cover, isLocked, lockReason, price, photoCount: count } = gallery;
  return (
    <MediaTile to={paths.gallery(_id)} label={t('profile.galleryTile', { count, title, amount: format.number(count) })}>
      <TileFace file={cover} isLocked={isLocked} lockReason={lockReason} price={price} />
      <TileMark>
        <Icon icon={Images} size={16} />
      </TileMark>
      <UserLine as={TileTitle} text={title} />
    </MediaTile>
  );
}

export function ProductTile({ product }: { product: Product }) {
  const { t } = useTranslation('feed');
  const price = usePrice();
  const { _id, title, cover, audience, price: tokens, stock } = product;
  const cost = audience === 'subscribers' && tokens === 0 ? t('product.audience.subscribers') : price(tokens);
  const note = stock === 0 ? t('product.soldOut') : cost;
  return (
    <MediaTile to={paths.product(_id)} label={t('profile.productTile', { title, note })}>
      <TileFace file={cover} isLocked={false} lockReason={null} />
      <TileMark>
        <bdi>{note}</bdi>
      </TileMark>
      <UserLine as={TileTitle} text={title} />
    </MediaTile>
  );
}
