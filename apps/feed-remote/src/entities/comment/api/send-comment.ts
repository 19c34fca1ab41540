import { currentHandlers, toApiError } from '@barg/api-client/http';
import type { Comment } from '@barg/api-client/models';
import { loadPictureSending } from './load-picture-sending.ts';
import type { PictureSending, RequestOptions } from './send-with-picture.ts';

/** The error where the code has not come over the line: as that of a call. */
const withoutCode = () =>
  navigator.onLine
    ? toApiError(0, undefined)
    : toApiError(0, { code: 'network.offline', message: currentHandlers().getOfflineText?.() });

/** Sends a comment: with a picture by the upload machine, whose code comes with the first picture. @throws ApiError */
export const sendComment = async (
  send: (options?: RequestOptions) => Promise<Comment>,
  photo: File | null | undefined,
  sending: PictureSending,
): Promise<Comment> => {
  if (!photo) return send();
  const { sendWithPicture } = await loadPictureSending().catch(() => {
    throw withoutCode();
  });
  return sendWithPicture(send, sending);
};
