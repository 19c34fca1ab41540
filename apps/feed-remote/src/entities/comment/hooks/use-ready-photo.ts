import { useEffect } from 'react';
import type { Comment, MediaFile } from '@barg/api-client/models';
import { useAppDispatch } from '@barg/session';
import { replaceComment } from '../api/change-comments.ts';
import type { CommentList } from '../api/comment-pages.ts';

const isFinal = ({ status }: MediaFile): boolean => status === 'ready' || status === 'failed';

/** Updates the picture of an own comment when it has been processed. Others see it after a reload. */
export const useReadyPhoto = ({ type, id, parentId }: CommentList, { _id, isOwn }: Comment, photo: MediaFile): void => {
  const dispatch = useAppDispatch();
  const isAwaited = isOwn && !isFinal(photo);
  const { _id: fileId } = photo;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const gone = new AbortController();
    // If the code fails to load or the file is deleted, nothing is updated.
    void import('@barg/session/realtime')
      .then(({ whenProcessed }) => (gone.signal.aborted ? null : whenProcessed(fileId, gone.signal)))
      .then((status) => status && dispatch(replaceComment({ type, id, parentId }, _id, { photo: status.file })))
      .catch(() => undefined);
    return () => gone.abort();
  }, [dispatch, isAwaited, type, id, parentId, _id, fileId]);
};
