import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from './ids.ts';

const FILE = 'secret.key';

/**
 * The encryption key: from the environment, or made at the first start and kept in the data directory, readable by its
 * owner only, never in the database. Concurrent processes on one directory get the same key.
 */
export const readSecretKey = async (dataDir: string, fromEnvironment: string | undefined): Promise<Buffer> => {
  if (fromEnvironment) return Buffer.from(fromEnvironment, 'utf8');
  const file = path.join(dataDir, FILE);
  const kept = await read(file);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  // Written to another name first, so that nobody reads a partial key.
  const draft = `${file}.${newId()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readSecretKey(dataDir, undefined);
};

const read = async (file: string): Promise<Buffer | null> => {
  try {
    const key = Buffer.from(await readFile(file, 'utf8'), 'base64url');
    if (key.length < 32) throw new Error(`${file} holds no key`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
