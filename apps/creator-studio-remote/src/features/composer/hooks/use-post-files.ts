import type { FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { arrivedFileIds, isUnderWay } from '../../../shared/uploads/upload-list.ts';
import { faceIdOf, useFace } from './use-face.ts';
import { useUploads } from './use-uploads.ts';

interface Begun {
  post: OwnFeedPost | undefined;
  /** What was written of it and not saved. */
  draft: FeedDraft | null;
  /** Of the draft or post that is written, once it has an id. */
  deskId: () => string | null;
}

/** All files of a post: those that it shows, and those that stand for it. */
export const usePostFiles = ({ post, draft, deskId }: Begun) => {
  const begun = draft ?? post;
  const { uploads, add, addStored, ...actions } = useUploads(
    begun?.files ?? [],
    { deskId, isNew: !post },
    begun?.fileNames,
  );
  const thumbnail = useFace('thumbnail', begun?.thumbnail ?? null);
  const teaser = useFace('teaser', begun?.teaserVideo ?? null);
  return {
    uploads,
    add,
    addStored,
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
