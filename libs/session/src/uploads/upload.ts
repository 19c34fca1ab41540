import type { UploadType } from '@barg/api-client/models';
import { chosenStatus, type UploadStatus } from './upload-status.ts';

/** The upload of one file into a post or another item. */
export interface Upload extends Omit<UploadStatus, 'attempts' | 'notBefore'> {
  /** A local key; the file has no id before it has arrived. */
  key: string;
  name: string;
  kind: UploadType;
  /** A local URL of the picture until the server has one. */
  previewUrl: string | null;
  /** The accepted kinds as text, when it was refused for its type. */
  acceptedKinds?: string;
  /** Identifies an unfinished file; null for others. */
  fingerprint: string | null;
}

/** A file that is about to leave. */
export const newUpload = (key: string, name: string, kind: UploadType): Upload => {
  const { attempts: _attempts, notBefore: _notBefore, ...status } = chosenStatus(false);
  return { ...status, key, name, kind, previewUrl: null, fingerprint: null };
};

/** Whether it can be saved: arrived, and not failed. Processing continues after that. */
const hasArrived = ({ state, fileId }: Upload): boolean => fileId !== null && state !== 'failed';

export const arrivedFileIds = (uploads: readonly Upload[]): string[] =>
  uploads.filter(hasArrived).flatMap(({ fileId }) => fileId ?? []);

/** The local keys of {@link arrivedFileIds}. */
export const arrivedKeys = (uploads: readonly Upload[]): string[] => uploads.filter(hasArrived).map(({ key }) => key);
