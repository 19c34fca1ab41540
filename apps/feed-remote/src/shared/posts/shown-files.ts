import type { FeedPost, MediaFile } from '@barg/api-client/models';

/** The files of a post that are shown, apart from the picture that stands for its video. */
export const shownFiles = ({ files }: Pick<FeedPost, 'files'>): { files: MediaFile[]; poster: MediaFile | null } => ({
  files: files.filter(({ type }) => type !== 'feed-thumbnail'),
  poster: files.find(({ type }) => type === 'feed-thumbnail') ?? null,
});
