import type { MediaFile, Upload as InterruptedUpload, UploadType } from '@barg/api-client/models';

/** One file on its way into a post, or something else of hers. */
export interface Upload {
  /** Local; the file has no id before it has arrived. */
  key: string;
  name: string;
  kind: UploadType;
  /** A local address of the picture while the server has none. */
  previewUrl: string | null;
  /**
   * `waiting`: for the line, with which it goes on by itself. `left`: begun earlier, and to be picked again to go on.
   * `cut`: no answer came to what travels as a whole, so that it has to be sent again.
   */
  state: 'sending' | 'waiting' | 'paused' | 'cut' | 'left' | 'processing' | 'ready' | 'failed';
  /** Whether it can be paused, and goes on from where it was. */
  isResumable: boolean;
  /** From 0 to 1: of the bytes while they are sent, of the work while processing. */
  progress: number;
  /** At the server, once it has arrived; the file itself comes a moment later. */
  fileId: string | null;
  file: MediaFile | null;
  /** What the server said, in the visitor's language; null where it said nothing. */
  error: string | null;
  /** In words, where it was refused for what it is. */
  acceptedKinds?: string;
  /** By which a file that was left is known again; null for the others. */
  fingerprint: string | null;
}

/** A file that is about to leave. */
export const newUpload = (key: string, name: string, kind: UploadType): Upload => ({
  key,
  name,
  kind,
  previewUrl: null,
  isResumable: false,
  state: 'sending',
  progress: 0,
  fileId: null,
  file: null,
  error: null,
  fingerprint: null,
});

/** Towards the first file, or away from it. */
export type Step = -1 | 1;

export type UploadAction =
  | { type: 'added'; uploads: Upload[] }
  | { type: 'changed'; key: string; change: Partial<Upload> }
  | { type: 'moved'; key: string; by: Step }
  | { type: 'removed'; key: string };

const moved = (uploads: Upload[], key: string, by: Step): Upload[] => {
  const from = uploads.findIndex((upload) => upload.key === key);
  const upload = uploads[from];
  const isInside = from + by >= 0 && from + by < uploads.length;
  return upload && isInside ? uploads.toSpliced(from, 1).toSpliced(from + by, 0, upload) : uploads;
};

/** The list of uploads after an action. */
export const uploadsReducer = (uploads: Upload[], action: UploadAction): Upload[] => {
  if (action.type === 'added') {
    const known = new Set(uploads.map(({ key }) => key));
    return [...uploads, ...action.uploads.filter(({ key }) => !known.has(key))];
  }
  if (action.type === 'moved') return moved(uploads, action.key, action.by);
  if (action.type === 'removed') return uploads.filter(({ key }) => key !== action.key);
  return uploads.map((upload) => (upload.key === action.key ? { ...upload, ...action.change } : upload));
};

const kinds: Partial<Record<MediaFile['type'], UploadType>> = { 'feed-video': 'video', 'feed-audio': 'audio' };

/** A file that a post has already, as it stands in the list of its uploads. */
export const uploadOf = (file: MediaFile, name = ''): Upload => ({
  key: file._id,
  name,
  kind: kinds[file.type] ?? 'photo',
  previewUrl: file.thumbnails?.small.webp ?? null,
  isResumable: false,
  state: file.status === 'ready' ? 'ready' : file.status === 'failed' ? 'failed' : 'processing',
  progress: 1,
  fileId: file._id,
  file,
  error: null,
  fingerprint: null,
});

/** An upload that was begun and not finished. Its key is its id at the server. */
export const interruptedUploadOf = ({ _id, name, type, received, size, fingerprint }: InterruptedUpload): Upload => ({
  key: _id,
  name,
  kind: type,
  previewUrl: null,
  isResumable: true,
  state: 'left',
  progress: received / size,
  fileId: null,
  file: null,
  error: null,
  fingerprint,
});

/** What can be published now: arrived, and not failed. Processing goes on after publishing. */
export const arrivedFileIds = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ state, fileId }) => (fileId && state !== 'failed' ? [fileId] : []));

/** By what {@link arrivedFileIds} are known here. */
export const arrivedKeys = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ key, state, fileId }) => (fileId && state !== 'failed' ? [key] : []));

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

const UNDER_WAY: ReadonlySet<Upload['state']> = new Set(['sending', 'waiting', 'paused', 'cut']);

/** Whether publishing has to wait. What was left earlier is no part of the post until it is picked again. */
export const isUnderWay = (uploads: readonly Pick<Upload, 'state'>[]): boolean =>
  uploads.some(({ state }) => UNDER_WAY.has(state));

/** How many would not go out with the post as it stands: refused, or begun earlier and never picked again. */
export const missingFrom = (uploads: readonly Upload[]): number =>
  uploads.filter(({ state }) => state === 'failed' || state === 'left').length;
