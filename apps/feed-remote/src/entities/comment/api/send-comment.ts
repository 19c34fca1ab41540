import type { Comment } from '@barg/api-client/models';
import type { PictureSending, RequestOptions } from './send-with-picture.ts';

/** Sends a comment: with a picture by the upload machine, whose code comes with the first picture. @throws ApiError */
export const sendComment = async (
  send: (options?: RequestOptions) => Promise<Comment>,
  photo: File | null | undefined,
  sending: PictureSending,
): Promise<Comment> => {
  if (!photo) return send();
  const { sendWithPicture } = await import('./send-with-picture.ts');
  return sendWithPicture(send, sending);
};
