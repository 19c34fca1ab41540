import { createReadStream } from 'node:fs';
import { access, constants, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore, StoredFile } from './file-store.ts';

/** The embedded store: a folder on this machine. */
export const createLocalFileStore = async (root: string): Promise<FileStore> => {
  await mkdir(root, { recursive: true });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const size = async (key: string) => (await disk.getMetaData(key)).contentLength;

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(root, file).split(path.sep).join('/');
      if (entry.isFile() && key.startsWith(prefix)) yield { key, modifiedAt: (await stat(file)).mtime };
    }
  }

  return {
    put: (key, bytes) => disk.put(key, bytes),
    putFile: (key, sourcePath) => disk.copyFromFs(sourcePath, key),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    size: async (key) => ((await disk.exists(key)) ? size(key) : null),
    read: async (key, range) => {
      // First, because it throws where the file is missing; a stream would only emit that, after its reader has gone.
      const total = await size(key);
      return { stream: createReadStream(path.join(root, key), range), size: total };
    },
    delete: (key) => disk.delete(key),
    list,
    probe: () => access(root, constants.W_OK),
    direct: null,
  };
};
