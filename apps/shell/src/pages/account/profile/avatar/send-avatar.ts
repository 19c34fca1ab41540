import { getFileStatus } from '@barg/api-client/files';
import type { FileStatus } from '@barg/api-client/models';
import { uploadUserAvatar } from '@barg/api-client/users';
import { filter, map, merge, of, switchMap, takeWhile, timer } from '@barg/runtime/rxjs';
import { loadCurrentUser } from '@barg/session';
import { on } from '@barg/session/realtime';

/** Asked again so often when no event comes, milliseconds: the socket may be away. */
const POLL_MS = 1500;

const isFinal = ({ status }: FileStatus): boolean => status === 'ready' || status === 'failed';

/** The last state of a file: asked now, at every event about it, and from time to time. */
const whenProcessed = (fileId: string, signal: AbortSignal): Promise<FileStatus> =>
  new Promise((resolve, reject) => {
    const events = on('file.progressed').pipe(
      filter(({ data }) => data.fileId === fileId),
      map(() => undefined),
    );
    const subscription = merge(of(undefined), events, timer(POLL_MS, POLL_MS))
      .pipe(
        switchMap(() => getFileStatus(fileId)),
        takeWhile((status) => !isFinal(status), true),
      )
      .subscribe({ next: (status) => isFinal(status) && resolve(status), error: reject });
    signal.addEventListener('abort', () => subscription.unsubscribe());
  });

interface SendOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture and waits until it can be shown; then the page's account has it.
 * @returns false when the server could not read the picture
 * @throws ApiError
 */
export async function sendAvatar(file: Blob, { onProgress, signal }: SendOptions): Promise<boolean> {
  const { _id } = await uploadUserAvatar(
    { file },
    { signal, timeout: 0, onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0) },
  );
  onProgress(1);
  const { status } = await whenProcessed(_id, signal);
  if (status === 'failed') return false;
  await loadCurrentUser();
  return true;
}
