import type { MediaFile } from '@barg/api-client/models';
import { NoThumbnail, Picture } from '@barg/ui-kit';
import { RowPicture } from './item-row.styles.ts';

const RATIO = 4 / 3;

/** The small picture at the beginning of a row. */
export const RowThumbnail = ({ file }: { file: MediaFile | null }) => (
  <RowPicture>
    {file ? (
      <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={file.alt} ratio={RATIO} sizes="64px" />
    ) : (
      <NoThumbnail ratio={RATIO} />
    )}
  </RowPicture>
);
