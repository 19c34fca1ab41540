import type { MediaFile, Video } from '@barg/api-client/models';
import { chooseThumbnail } from '@barg/contract';

/** What stands for a video in lists. */
export const videoThumbnail = ({ thumbnail, file, teaser }: Video): MediaFile | null =>
  chooseThumbnail({ own: thumbnail, files: [file], teaser });
