/**
 * All of Barg in one process: web tier, API, sockets, jobs; with the database and the live engine as child processes. Or
 * the one part that ROLE names.
 */
import { statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startRole } from './roles/start-role.ts';
import { StartError } from './start-error.ts';
import { STOP_PATIENCE_MS } from './stop-patience.ts';

const ROOM_TO_WORK = 1024 * 1024;

/** Libraries often hide why a file could not be written, so the disk itself is checked too. */
const isDiskFull = (error: unknown): boolean => {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === '53100')) return true;
  try {
    const { bavail, bsize } = statfsSync(process.env.DATA_DIR || '.data');
    return bavail * bsize < ROOM_TO_WORK;
  } catch {
    return false;
  }
};

const explain = (error: unknown): void => {
  if (error instanceof StartError) console.error(error.message);
  else if (isDiskFull(error))
    console.error('The disk is full: free some space, or set DATA_DIR to a folder elsewhere.');
  else console.error(error);
};

try {
  const starting = startRole();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const patience = delay(STOP_PATIENCE_MS, undefined, { ref: false });
    // A stop during the start waits for the start to finish: a half started site cannot be closed.
    await Promise.race([starting.then((part) => part.close()), patience]).catch(explain);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  await starting;
} catch (error) {
  explain(error);
  process.exit(1);
}
