import type { Video } from '@barg/api-client/models';
import { MediaTile } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { TileThumbnail } from '../../media/components/tile-thumbnail.tsx';
import { videoThumbnail } from '../video-thumbnail.ts';

export const VideoTile = ({ video }: { video: Video }) => {
  const { _id, title, file, isLocked, lockReason, price } = video;
  return (
    <MediaTile to={paths.video(_id)} label={title} durationMs={file.durationMs}>
      <TileThumbnail file={videoThumbnail(video)} isLocked={isLocked} lockReason={lockReason} price={price} />
    </MediaTile>
  );
};
