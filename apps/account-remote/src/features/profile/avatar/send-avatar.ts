import { uploadUserAvatar } from '@barg/api-client/users';
import { loadCurrentUser } from '@barg/session';
import { whenProcessed } from '@barg/session/realtime';

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
