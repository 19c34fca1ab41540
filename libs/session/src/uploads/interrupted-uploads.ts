import { cancelUpload, listUploads } from '@barg/api-client/files';
import type { Upload } from '@barg/api-client/models';
import { withoutRunning } from './running-uploads.ts';

/** What was begun and not finished, here or on another device, and runs in no tab here; none where that cannot be told. */
export const listInterruptedUploads = async (): Promise<Upload[]> => {
  try {
    return await withoutRunning((await listUploads({ limit: 20 })).data);
  } catch {
    return [];
  }
};

/** Has the server forget an upload; one that cannot be told now is forgotten after a day. */
export const forgetUpload = async (id: string): Promise<void> => {
  await cancelUpload(id, { headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined);
};

/** By which a file is known again when it is picked once more. */
export const fingerprintOf = ({ name, size, lastModified }: File): string =>
  [size, lastModified, name].join('-').slice(0, 200);

/** Has the server forget an upload that was left, unless a tab has taken it up since. */
export const forgetInterruptedUpload = async (upload: Pick<Upload, '_id' | 'type' | 'fingerprint'>): Promise<void> => {
  const [left] = await withoutRunning([upload]);
  if (left) await forgetUpload(left._id);
};
