import { uploadFeedPhoto, uploadFeedVideo } from '@barg/api-client/feeds';
import type { MediaFile } from '@barg/api-client/models';

export interface UploadOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one picture or video; answers it as the server stored it, still to be processed.
 * @throws ApiError, 413 and 415 among them
 */
export const uploadFile = (file: File, { onProgress, signal }: UploadOptions): Promise<MediaFile> => {
  const upload = file.type.startsWith('video/') ? uploadFeedVideo : uploadFeedPhoto;
  return upload(
    { file },
    {
      signal,
      // Large files over slow lines take longer than any timeout would allow.
      timeout: 0,
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    },
  );
};
