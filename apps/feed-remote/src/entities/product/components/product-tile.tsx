import type { Product } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { MediaTile, usePrice, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { TileWords, TileTitle } from '../../../shared/tiles/tiles.styles.ts';
import { TileThumbnail } from '../../media/components/tile-thumbnail.tsx';

export function ProductTile({ product }: { product: Product }) {
  const { t } = useTranslation('feed');
  const price = usePrice();
  const { _id, title, cover, audience, price: tokens, stock } = product;
  const cost = audience === 'subscribers' && tokens === 0 ? t('product.audience.subscribers') : price(tokens);
  const note = stock === 0 ? t('product.soldOut') : cost;
  return (
    <MediaTile to={paths.product(_id)} label={t('profile.productTile', { title, note })}>
      <TileThumbnail file={cover} isLocked={false} lockReason={null} />
      <TileWords>
        <bdi>{note}</bdi>
      </TileWords>
      <UserLine as={TileTitle} text={title} />
    </MediaTile>
  );
}
