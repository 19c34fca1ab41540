import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readMadeOnce } from './made-once.ts';

const FILE = 'secret.key';
const BYTES = 32;

/**
 * The encryption key: from the environment, or made at the first start and kept in the data directory, readable by its
 * owner only, never in the database. Concurrent processes on one directory get the same key.
 */
export const readSecretKey = async (dataDir: string, fromEnvironment: string | undefined): Promise<Buffer> => {
  if (fromEnvironment) return Buffer.from(fromEnvironment, 'utf8');
  const file = path.join(dataDir, FILE);
  const key = Buffer.from(await readMadeOnce(file, () => randomBytes(BYTES).toString('base64url')), 'base64url');
  if (key.length < BYTES) throw new Error(`${file} holds no key`);
  return key;
};
