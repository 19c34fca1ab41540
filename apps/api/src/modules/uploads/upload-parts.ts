import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/utils';
import type { Config } from '../../platform/config.ts';

const folderOf = ({ dataDir }: Config): string => path.join(dataDir, 'uploads');

/** The received bytes of an upload. Ids are made by the server, so no path comes from clients. */
export const partPath = (config: Config, id: string): string => path.join(folderOf(config), id);

/** The metadata that tus stores beside the bytes. */
const notesPath = (config: Config, id: string): string => `${partPath(config, id)}.json`;

/** The tus store on local disk for unfinished uploads; complete files are moved to the file store. */
export const openPartStore = async (config: Config): Promise<FileStore> => {
  const directory = folderOf(config);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory });
  // The length is always known, and our own job deletes old uploads.
  store.extensions = ['creation', 'termination'];
  return store;
};

export const createPart = async (store: FileStore, id: string, size: number): Promise<void> => {
  await store.create(new Upload({ id, size, offset: 0 }));
};

/** The number of received bytes; 0 when there are none. */
export const receivedBytes = async (config: Config, id: string): Promise<number> =>
  (await stat(partPath(config, id)).catch(() => null))?.size ?? 0;

/** The first received bytes. */
export const readHead = async (config: Config, id: string, bytes: number): Promise<Buffer> => {
  const handle = await open(partPath(config, id));
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

export const removePart = async (config: Config, id: string): Promise<void> => {
  await Promise.all([partPath(config, id), notesPath(config, id)].map((it) => rm(it, { force: true })));
};

/** The ids of all unfinished uploads on disk. */
export const listParts = async (config: Config): Promise<string[]> => {
  const names = await readdir(folderOf(config)).catch(() => []);
  return [...new Set(names.map((name) => path.parse(name).name))];
};
