import type { FeedPost, MediaFile } from '@barg/api-client/models';

export interface ShownFiles {
  /** Pictures and films. */
  files: MediaFile[];
  /** The picture that its performer has chosen to stand for it. */
  poster: MediaFile | null;
  sounds: MediaFile[];
}

/** The files of a post by how they are shown. */
export const shownFiles = ({ files, thumbnail }: Pick<FeedPost, 'files' | 'thumbnail'>): ShownFiles => ({
  files: files.filter(({ type }) => type !== 'feed-audio'),
  sounds: files.filter(({ type }) => type === 'feed-audio'),
  poster: thumbnail,
});
