import type { MediaFile } from '@barg/api-client/models';
import { LockedMedia, NoThumbnail, Picture } from '@barg/ui-kit';

/** `sizes`: a third of the column, or of the screen. */
const TILE_SIZES = '(min-width: 768px) 200px, 33vw';

interface TileThumbnailProps {
  file: MediaFile | null | undefined;
  isLocked: boolean;
  lockReason: 'subscribers' | 'paid' | null;
  price?: number;
}

/** The square picture of a tile, or its blur with a lock. Decorative: the link has a name. */
export function TileThumbnail({ file, isLocked, lockReason, price }: TileThumbnailProps) {
  if (isLocked) {
    return (
      <LockedMedia
        layout="tile"
        thumbhash={file?.thumbhash}
        reason={lockReason ?? 'subscribers'}
        price={price ? price : undefined}
      />
    );
  }
  if (!file) return <NoThumbnail ratio={1} />;
  return <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt="" ratio={1} sizes={TILE_SIZES} />;
}
