import Images from 'lucide-react/icons/images';
import type { Gallery } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, MediaTile, useFormat, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { TileMark, TileTitle } from '../../../shared/tiles/tiles.styles.ts';
import { TileThumbnail } from '../../media/components/tile-thumbnail.tsx';

export function GalleryTile({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { _id, title, cover, isLocked, lockReason, price, photoCount: count } = gallery;
  return (
    <MediaTile to={paths.gallery(_id)} label={t('profile.galleryTile', { count, title, amount: format.number(count) })}>
      <TileThumbnail file={cover} isLocked={isLocked} lockReason={lockReason} price={price} />
      <TileMark>
        <Icon icon={Images} size={16} />
      </TileMark>
      <UserLine as={TileTitle} text={title} />
    </MediaTile>
  );
}
