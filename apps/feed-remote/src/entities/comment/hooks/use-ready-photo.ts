import { useEffect } from 'react';
import type { Comment, MediaFile } from '@barg/api-client/models';
import { useAppDispatch } from '@barg/session';
import { replaceComment } from '../api/change-comments.ts';
import type { CommentList } from '../api/comment-pages.ts';

const isFinal = ({ status }: MediaFile): boolean => status === 'ready' || status === 'failed';

/** Puts the picture of one's own comment into it as soon as the server has made it ready. Others see it next time. */
export const useReadyPhoto = ({ type, id, parentId }: CommentList, { _id, isOwn }: Comment, photo: MediaFile): void => {
  const dispatch = useAppDispatch();
  const isAwaited = isOwn && !isFinal(photo);
  const { _id: fileId } = photo;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const gone = new AbortController();
    // Without its code, or where it is gone, the picture is there with the next visit.
    void import('@barg/session/realtime')
      .then(({ whenProcessed }) => (gone.signal.aborted ? null : whenProcessed(fileId, gone.signal)))
      .then((status) => status && dispatch(replaceComment({ type, id, parentId }, _id, { photo: status.file })))
      .catch(() => undefined);
    return () => gone.abort();
  }, [dispatch, isAwaited, type, id, parentId, _id, fileId]);
};
