import type { DraftContent, FeedDraft, MediaFile, OwnFeedPost } from '@barg/api-client/models';

interface Resumed {
  post: OwnFeedPost | undefined;
  draft: FeedDraft | null;
  /** What the form begins with; none where it begins with the post, or blank. */
  content: DraftContent | undefined;
  /** Whether the words were kept on this device, which may name files that neither the draft nor the post has. */
  isOnDevice: boolean;
}

/** A file of which only the id is known, until the server tells the rest. */
const unreadFile = (fileId: string, type: MediaFile['type']): MediaFile => ({
  ...{ _id: fileId, type, status: 'processing', alt: '' },
  ...{ width: null, height: null, durationMs: null },
  ...{
    thumbhash: null,
    thumbnails: null,
    motion: null,
    url: null,
    hls: null,
    peaks: null,
    captions: null,
    watched: null,
  },
});

const filesOf = (work: Pick<FeedDraft, 'files' | 'thumbnail' | 'teaserVideo'> | null | undefined): MediaFile[] =>
  work ? [...work.files, work.thumbnail, work.teaserVideo].filter((file) => file !== null) : [];

/** The files with which the form of a post begins. */
export const resumedFiles = ({ post, draft, content, isOnDevice }: Resumed) => {
  const names = { ...post?.fileNames, ...draft?.fileNames };
  if (!content)
    return { files: post?.files ?? [], thumbnail: post?.thumbnail ?? null, teaser: post?.teaserVideo ?? null, names };
  const known = new Map([...filesOf(post), ...filesOf(draft)].map((file) => [file._id, file]));
  // What the server names in a draft and does not show with it was deleted.
  const find = (fileId: string | null | undefined, type: MediaFile['type']): MediaFile | null =>
    (fileId && (known.get(fileId) ?? (isOnDevice ? unreadFile(fileId, type) : null))) || null;
  return {
    files: content.fileIds.flatMap((fileId) => find(fileId, 'feed-photo') ?? []),
    thumbnail: find(content.thumbnailFileId, 'feed-thumbnail'),
    teaser: find(content.teaserFileId, 'feed-teaser'),
    names,
  };
};
