import type { FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { arrivedFileIds, isUnderWay } from './upload-list.ts';
import { faceIdOf, useFace } from './use-face.ts';
import { useUploads } from './use-uploads.ts';

/** All files of a post: those that it shows, and those that stand for it. */
export const usePostFiles = (post: OwnFeedPost | undefined, draft: FeedDraft | null) => {
  const begun = post ?? draft;
  const { uploads, add, ...actions } = useUploads(begun?.files ?? [], { takesLeft: !begun });
  const thumbnail = useFace('thumbnail', begun?.thumbnail ?? null);
  const teaser = useFace('teaser', begun?.teaserVideo ?? null);
  return {
    uploads,
    add,
    actions,
    thumbnail,
    teaser,
    ids: {
      fileIds: arrivedFileIds(uploads),
      thumbnailFileId: faceIdOf(thumbnail),
      teaserFileId: faceIdOf(teaser),
    },
    isSending: isUnderWay(uploads) || thumbnail.progress !== null || teaser.progress !== null,
  };
};

export type PostFiles = ReturnType<typeof usePostFiles>;
