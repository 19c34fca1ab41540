import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { chooseThumbnail } from '@barg/contract';

export interface ShownFiles {
  /** Pictures and films. */
  files: MediaFile[];
  /** The thumbnail that the performer has chosen. */
  poster: MediaFile | null;
  sounds: MediaFile[];
}

/** The files of a post by how they are shown. */
export const shownFiles = ({ files, thumbnail }: Pick<FeedPost, 'files' | 'thumbnail'>): ShownFiles => ({
  files: files.filter(({ type }) => type !== 'feed-audio'),
  sounds: files.filter(({ type }) => type === 'feed-audio'),
  poster: thumbnail,
});

/** The picture of a post as a tile. */
export const thumbnailOf = ({ thumbnail, files, teaserVideo }: FeedPost): MediaFile | null =>
  chooseThumbnail({ own: thumbnail, files, teaser: teaserVideo });
