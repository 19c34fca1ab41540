import type { FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { arrivedFileIds, isUnderWay } from '@barg/session/uploads';
import { coverIdOf, useCover } from './use-cover.ts';
import { useUploads } from './use-uploads.ts';

interface Begun {
  post: OwnFeedPost | undefined;
  /** What was written of it and not saved. */
  draft: FeedDraft | null;
  /** Of the draft or post that is written, once it has an id. */
  originId: () => string | null;
}

/** All files of a post: those that it shows, and those that stand for it. */
export const usePostFiles = ({ post, draft, originId }: Begun) => {
  const begun = draft ?? post;
  const { uploads, add, addStored, ...actions } = useUploads(
    begun?.files ?? [],
    { originId, isNew: !post },
    begun?.fileNames,
  );
  const thumbnail = useCover('thumbnail', begun?.thumbnail ?? null);
  const teaser = useCover('teaser', begun?.teaserVideo ?? null);
  return {
    uploads,
    add,
    addStored,
    actions,
    thumbnail,
    teaser,
    ids: {
      fileIds: arrivedFileIds(uploads),
      thumbnailFileId: coverIdOf(thumbnail),
      teaserFileId: coverIdOf(teaser),
    },
    isSending: isUnderWay(uploads) || thumbnail.progress !== null || teaser.progress !== null,
  };
};

export type PostFiles = ReturnType<typeof usePostFiles>;
