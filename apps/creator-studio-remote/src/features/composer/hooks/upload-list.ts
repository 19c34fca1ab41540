import type { MediaFile } from '@barg/api-client/models';

/** One file on its way into a post. */
export interface Upload {
  /** Local; the file has no id before it has arrived. */
  key: string;
  name: string;
  kind: 'photo' | 'video';
  /** A local address of the picture while the server has none. */
  previewUrl: string | null;
  state: 'sending' | 'processing' | 'ready' | 'failed';
  /** From 0 to 1: of the bytes while sending, of the work while processing. */
  progress: number;
  file: MediaFile | null;
  /** What the server said, in the visitor's language; null where it said nothing. */
  error: string | null;
}

export type UploadAction =
  | { type: 'added'; uploads: Upload[] }
  | { type: 'changed'; key: string; change: Partial<Upload> }
  | { type: 'removed'; key: string };

/** The list of uploads after an action. */
export const uploadsReducer = (uploads: Upload[], action: UploadAction): Upload[] => {
  if (action.type === 'added') return [...uploads, ...action.uploads];
  if (action.type === 'removed') return uploads.filter(({ key }) => key !== action.key);
  return uploads.map((upload) => (upload.key === action.key ? { ...upload, ...action.change } : upload));
};

/** A file that a post has already, as it stands in the list of its uploads. */
export const uploadOf = (file: MediaFile): Upload => ({
  key: file._id,
  name: '',
  kind: file.type === 'feed-video' ? 'video' : 'photo',
  previewUrl: file.thumbnails?.small.webp ?? null,
  state: file.status === 'ready' ? 'ready' : file.status === 'failed' ? 'failed' : 'processing',
  progress: 1,
  file,
  error: null,
});

/** What can be published now: arrived, and not failed. Processing goes on after publishing. */
export const arrivedFileIds = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ state, file }) => (file && state !== 'failed' ? [file._id] : []));
