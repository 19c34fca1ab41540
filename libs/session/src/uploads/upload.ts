import type { UploadType } from '@barg/api-client/models';
import { chosenStatus, type UploadStatus } from './upload-status.ts';

/** One file on its way into a post, or something else of its owner's. */
export interface Upload extends Omit<UploadStatus, 'attempts' | 'notBefore'> {
  /** Local; the file has no id before it has arrived. */
  key: string;
  name: string;
  kind: UploadType;
  /** A local address of the picture while the server has none. */
  previewUrl: string | null;
  /** In words, where it was refused for what it is. */
  acceptedKinds?: string;
  /** By which a file that was left is known again; null for the others. */
  fingerprint: string | null;
}

/** A file that is about to leave. */
export const newUpload = (key: string, name: string, kind: UploadType): Upload => {
  const { attempts: _attempts, notBefore: _notBefore, ...status } = chosenStatus(false);
  return { ...status, key, name, kind, previewUrl: null, fingerprint: null };
};

/** What can be saved now: arrived, and not failed. Processing goes on after that. */
const hasArrived = ({ state, fileId }: Upload): boolean => fileId !== null && state !== 'failed';

export const arrivedFileIds = (uploads: readonly Upload[]): string[] =>
  uploads.filter(hasArrived).flatMap(({ fileId }) => fileId ?? []);

/** By what {@link arrivedFileIds} are known here. */
export const arrivedKeys = (uploads: readonly Upload[]): string[] => uploads.filter(hasArrived).map(({ key }) => key);
