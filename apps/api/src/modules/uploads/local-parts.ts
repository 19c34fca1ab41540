import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/utils';
import type { Config } from '../../platform/config.ts';
import { HEAD_BYTES } from '../files/check-head.ts';
import type { UploadParts } from './upload-parts.ts';

const readHead = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Parts on the local disk, where complete files are moved from. */
export const createLocalParts = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<UploadParts> => {
  const directory = path.join(dataDir, 'uploads');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory });
  // The length is always known, and our own job deletes old uploads.
  store.extensions = ['creation', 'termination'];
  const fileOf = (id: string): string => path.join(directory, id);
  return {
    store,
    nameOf: (id) => id,
    create: async (id, size) => void (await store.create(new Upload({ id, size, offset: 0 }))),
    received: async (id) => (await stat(fileOf(id)).catch(() => null))?.size ?? 0,
    head: async (id) => {
      const head = await readHead(fileOf(id)).catch(() => Buffer.alloc(0));
      return head.length < HEAD_BYTES ? head : null;
    },
    withFile: (id, use) => use(fileOf(id)),
    // tus stores its own notes beside the bytes.
    remove: async (id) => {
      await Promise.all([fileOf(id), `${fileOf(id)}.json`].map((it) => rm(it, { force: true })));
    },
    list: async () => {
      const names = await readdir(directory).catch(() => []);
      return [...new Set(names.map((name) => path.parse(name).name))];
    },
  };
};
