import path from 'node:path';
import type { Config } from '../config.ts';
import { createLocalFileStore } from './local-file-store.ts';
import type { FileStore } from './file-store.ts';

/** Opens the configured store. Throws a readable sentence when it cannot be used. */
export const openFileStore = async ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<FileStore> => {
  if (storage.kind === 'local') return createLocalFileStore(path.join(dataDir, 'files'));
  // Loaded on demand: Amazon's client is large, and most installations have no bucket.
  const { openS3FileStore } = await import('./s3-file-store.ts');
  return openS3FileStore(storage);
};
