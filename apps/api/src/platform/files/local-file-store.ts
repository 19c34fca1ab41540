import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';

/** The embedded store: a local folder. */
export const createLocalFileStore = async (root: string): Promise<FileStore> => {
  await mkdir(root, { recursive: true });

  /** The path of a file. @throws Error for a key that leads out of the folder */
  const locate = (key: string): string => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`"${key}" is no key of a file`);
    return file;
  };
  const makeRoom = async (key: string): Promise<string> => {
    const file = locate(key);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(root, file).split(path.sep).join('/');
      if (entry.isFile() && key.startsWith(prefix)) yield { key, modifiedAt: (await stat(file)).mtime };
    }
  }

  return {
    put: async (key, bytes) => writeFile(await makeRoom(key), bytes),
    putFile: async (key, sourcePath) => copyFile(sourcePath, await makeRoom(key)),
    get: async (key) => readFile(locate(key)),
    size: async (key) => {
      try {
        return (await stat(locate(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    read: async (key, range) => {
      const file = locate(key);
      // First, because it throws when the file is missing; the stream would only emit an error later.
      const { size } = await stat(file);
      return { stream: createReadStream(file, range), size };
    },
    delete: async (key) => rm(locate(key), { force: true }),
    list,
    probe: () => access(root, constants.W_OK),
    direct: null,
  };
};
