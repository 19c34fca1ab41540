import { useEffect, useEffectEvent } from 'react';
import { getFileStatus } from '@barg/api-client/files';
import type { Comment, MediaFile } from '@barg/api-client/models';
import { useAppDispatch } from '@barg/session';
import { replaceComment } from '../api/change-comments.ts';
import type { CommentList } from '../api/comment-pages.ts';

/** Asked again so often while a picture is made ready, milliseconds. */
const POLL_MS = 1500;

const isFinal = ({ status }: MediaFile): boolean => status === 'ready' || status === 'failed';

/** Puts the picture of one's own comment into it as soon as the server has made it ready. Others see it next time. */
export const useReadyPhoto = (list: CommentList, { _id, isOwn }: Comment, photo: MediaFile): void => {
  const dispatch = useAppDispatch();
  const isAwaited = isOwn && !isFinal(photo);
  const ask = useEffectEvent(async () => {
    // What cannot be asked now is asked again.
    const status = await getFileStatus(photo._id).catch(() => null);
    if (status && isFinal(status.file)) dispatch(replaceComment(list, _id, { photo: status.file }));
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isAwaited]);
};
