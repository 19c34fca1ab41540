import type { MediaFile, Upload as InterruptedUpload, UploadType } from '@barg/api-client/models';
import { newUpload, type Upload } from '@barg/session/uploads';

const kinds: Partial<Record<MediaFile['type'], UploadType>> = { 'feed-video': 'video', 'feed-audio': 'audio' };

/** What kind of upload a file of a post was. */
export const kindOf = ({ type }: Pick<MediaFile, 'type'>): UploadType => kinds[type] ?? 'photo';

/** A file that a post has already, as it stands in the list of its uploads. */
export const uploadOf = (file: MediaFile, name = ''): Upload => ({
  ...newUpload(file._id, name, kindOf(file)),
  previewUrl: file.thumbnails?.small.webp ?? null,
  state: file.status === 'ready' ? 'ready' : file.status === 'failed' ? 'failed' : 'processing',
  progress: 1,
  fileId: file._id,
  file,
});

/** An upload that was begun and not finished. Its key is its id at the server. */
export const interruptedUploadOf = ({ _id, name, type, received, size, fingerprint }: InterruptedUpload): Upload => ({
  ...newUpload(_id, name, type),
  isResumable: true,
  state: 'left',
  progress: received / size,
  fingerprint,
});

interface ArrivedFilm {
  fileId: string;
  /** Its place in the post, from 1. */
  number: number;
  upload: Upload;
}

/** The films that the post will show, in their order. */
export const arrivedFilms = (uploads: readonly Upload[]): ArrivedFilm[] =>
  uploads.flatMap((upload, index) => {
    const { kind, state, fileId } = upload;
    return kind === 'video' && fileId && state !== 'failed' ? [{ fileId, number: index + 1, upload }] : [];
  });
