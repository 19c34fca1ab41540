import { mkdir, stat } from 'node:fs/promises';

/** What others may do with a folder: read, write and enter it. */
const OTHERS = 0o007;

/**
 * Makes the folder for everything that is nobody else's business (accounts, documents, keys), open to its owner only.
 * One that is there keeps its rights: they may be somebody's choice.
 *
 * @returns what to say of one that others may look into; undefined where all is well
 */
export async function makeOwnFolder(folder: string): Promise<string | undefined> {
  // What cannot be made here is asked for again, and explained, by the part that needs it.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const { mode } = await stat(folder).catch(() => ({ mode: 0 }));
  // On Windows rights are another matter, and the mode says nothing.
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return undefined;
  return `Everybody on this machine may look into ${folder}, where accounts and files lie: chmod 700 it.`;
}
