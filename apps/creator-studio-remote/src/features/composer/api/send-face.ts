import { uploadFeedTeaser, uploadFeedThumbnail } from '@barg/api-client/feeds';
import type { MediaFile } from '@barg/api-client/models';

/** What stands for a post where it is not shown whole: a picture in lists and before its film, a film while it is locked. */
export type FacePlace = 'thumbnail' | 'teaser';

interface SendOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const calls = { thumbnail: uploadFeedThumbnail, teaser: uploadFeedTeaser };

/** Sends a file for one place of a post, which names it later. @throws ApiError, 413 and 415 among them */
export const sendFace = (place: FacePlace, file: File, { onProgress, signal }: SendOptions): Promise<MediaFile> =>
  calls[place](
    { file },
    {
      signal,
      // Large files over slow lines take longer than any timeout would allow.
      timeout: 0,
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    },
  );
