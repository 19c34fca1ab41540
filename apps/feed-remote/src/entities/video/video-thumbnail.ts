import type { MediaFile, Video } from '@barg/api-client/models';
import { chooseThumbnail } from '@barg/contract';

/** The picture of a video in lists. */
export const videoThumbnail = ({ thumbnail, file, teaser }: Video): MediaFile | null =>
  chooseThumbnail({ own: thumbnail, files: [file], teaser });
