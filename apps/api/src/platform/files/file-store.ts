import { createReadStream } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the bytes of files lie. Keys are relative, with slashes, made by the server alone. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Moves a file that already lies on this machine into the store. */
  putFile(key: string, sourcePath: string): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** A stream of the whole file or of a byte range (both ends inclusive), with the file's total size. */
  read(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }>;
  size(key: string): Promise<number>;
  delete(key: string): Promise<void>;
  /** Throws when the store cannot be written. */
  probe(): Promise<void>;
}

/** The embedded store: a folder on this machine. */
export const createLocalFileStore = async (root: string): Promise<FileStore> => {
  await mkdir(root, { recursive: true });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const size = async (key: string) => (await disk.getMetaData(key)).contentLength;
  return {
    put: (key, bytes) => disk.put(key, bytes),
    putFile: (key, sourcePath) => disk.copyFromFs(sourcePath, key),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    size,
    read: async (key, range) => {
      // First, because it throws where the file is missing; a stream would only emit that, after its reader has gone.
      const total = await size(key);
      return { stream: createReadStream(path.join(root, key), range), size: total };
    },
    delete: (key) => disk.delete(key),
    probe: () => access(root, constants.W_OK),
  };
};
