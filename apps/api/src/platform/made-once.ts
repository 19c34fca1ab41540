import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from './ids.ts';

/**
 * The content of a file of the data directory, which is made where there is none, readable by its owner only.
 * Concurrent processes on one directory read the same.
 */
export const readMadeOnce = async (file: string, make: () => string): Promise<string> => {
  const kept = await read(file);
  if (kept !== null) return kept;
  await mkdir(path.dirname(file), { recursive: true });
  // Written to another name first, so that nobody reads a part of it.
  const draft = `${file}.${newId()}`;
  await writeFile(draft, make(), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readMadeOnce(file, make);
};

const read = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
