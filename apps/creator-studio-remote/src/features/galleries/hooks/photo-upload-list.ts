/** One picture on its way into a gallery. */
export interface PhotoUpload {
  key: string;
  name: string;
  /** A local address of the picture. */
  previewUrl: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Of its bytes, from 0 to 1. */
  progress: number;
  /** What the server said, in the visitor's language; null where it said nothing. */
  error: string | null;
}

export type PhotoUploadAction =
  | { type: 'added'; uploads: readonly PhotoUpload[] }
  | { type: 'changed'; key: string; change: Partial<PhotoUpload> }
  | { type: 'removed'; key: string };

/** The pictures on their way after an action. */
export const photoUploadsReducer = (uploads: PhotoUpload[], action: PhotoUploadAction): PhotoUpload[] => {
  if (action.type === 'added') return [...uploads, ...action.uploads];
  if (action.type === 'removed') return uploads.filter(({ key }) => key !== action.key);
  return uploads.map((upload) => (upload.key === action.key ? { ...upload, ...action.change } : upload));
};
