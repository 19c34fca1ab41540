import { cancelUpload, listUploads } from '@barg/api-client/files';
import type { Upload } from '@barg/api-client/models';
import { withoutRunning } from './running-uploads.ts';

/** Unfinished uploads, from any device, that no tab of this browser runs; empty when that cannot be loaded. */
export const listInterruptedUploads = async (): Promise<Upload[]> => {
  try {
    return await withoutRunning((await listUploads({ limit: 20 })).data);
  } catch {
    return [];
  }
};

/** Deletes an upload at the server; if that fails the server deletes it after a day. */
export const forgetUpload = async (id: string): Promise<void> => {
  await cancelUpload(id, { headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined);
};

/** Identifies a file when it is selected again. */
export const fingerprintOf = ({ name, size, lastModified }: File): string =>
  [size, lastModified, name].join('-').slice(0, 200);

/** Deletes an unfinished upload at the server, unless a tab has resumed it. */
export const forgetInterruptedUpload = async (upload: Pick<Upload, '_id' | 'type' | 'fingerprint'>): Promise<void> => {
  const [left] = await withoutRunning([upload]);
  if (left) await forgetUpload(left._id);
};
