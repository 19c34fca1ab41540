import { randomUUID } from 'node:crypto';
import { open, rename, stat, unlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds until the next attempt. */
const AGAIN_MS = 5;

/** Far longer than a small file takes to read and write: the holder of an older lock was killed. */
const ABANDONED_MS = 10_000;

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

async function take(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes an abandoned lock: of several processes one moves it away; the others find none. */
async function removeAbandoned(lock: string): Promise<void> {
  const since = (await stat(lock).catch(() => null))?.mtimeMs ?? Infinity;
  if (Date.now() - since <= ABANDONED_MS) return;
  const away = `${lock}.${randomUUID()}`;
  await rename(lock, away).then(
    () => unlink(away),
    () => undefined,
  );
}

/** Runs work on a file while no other process of this machine does, by a lock file. */
export async function alone<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  while (!(await take(lock))) {
    await removeAbandoned(lock);
    await wait(AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await unlink(lock).catch(() => undefined);
  }
}
