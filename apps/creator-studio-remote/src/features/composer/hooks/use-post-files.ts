import { arrivedFileIds, isUnderWay } from '@barg/session/uploads';
import type { resumedFiles } from '../components/drafts/resumed-files.ts';
import { coverIdOf, useCover } from './use-cover.ts';
import { useUploads } from './use-uploads.ts';

interface Begun {
  /** What the form begins with; later ones are ignored. */
  initial: ReturnType<typeof resumedFiles>;
  isNew: boolean;
  /** Of the draft or post that is written, once it has an id. */
  originId: () => string | null;
}

/** All files of a post: those that it shows, and those that stand for it. */
export const usePostFiles = ({ initial, isNew, originId }: Begun) => {
  const { uploads, add, addStored, ...actions } = useUploads(initial.files, { originId, isNew }, initial.names);
  const thumbnail = useCover('thumbnail', initial.thumbnail);
  const teaser = useCover('teaser', initial.teaser);
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
