import { accountHere } from '@barg/session';
import { requestOf, runRequest, type SendOptions, type UploadChange } from '@barg/session/uploads';

/** What an upload adds to its request. */
export type RequestOptions = ReturnType<typeof requestOf>;

/** How the field follows a picture that is sent with its comment, and stops it. */
export interface PictureSending {
  change: (values: UploadChange) => void;
  signal: AbortSignal;
}

const stopped = (): DOMException => new DOMException('the comment is not sent', 'AbortError');

/**
 * Sends a comment with its picture. Offline it waits for the connection; a request without an answer fails, and the
 * writer sends it again. @throws ApiError, or AbortError when it was stopped or the writer has signed out
 */
export const sendWithPicture = <Comment extends { _id: string }>(
  send: (options: RequestOptions) => Promise<Comment>,
  { change, signal }: PictureSending,
): Promise<Comment> =>
  new Promise((resolve, reject) => {
    const writer = accountHere();
    let sent: Comment | null = null;
    let failure: unknown;
    const request = async (options: SendOptions): Promise<Comment> => {
      try {
        if (accountHere() !== writer) throw stopped();
        sent = await send(requestOf(options));
        return sent;
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const running = runRequest({
      request,
      change: (values) => {
        change(values);
        if (values.fileId && sent) resolve(sent);
        if (values.state !== 'failed' && values.state !== 'cut') return;
        running.stop();
        reject(failure);
      },
      // The comment shows the processing of its picture itself.
      follow: () => () => undefined,
    });
    const handleStop = (): void => {
      running.cancel();
      reject(stopped());
    };
    signal.addEventListener('abort', handleStop, { once: true });
  });
