import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster } from './postmaster.ts';
import { isAlive } from './process.ts';

const PATIENCE_MS = 30_000;

/**
 * Fast shutdown: ends the connections, writes a checkpoint, and resolves when the server is gone.
 * A server that does not end in 30 seconds is stopped at once; it then recovers at its next start.
 */
export async function stopServer(clusterDir: string, pgCtl: string): Promise<void> {
  const postmaster = findPostmaster(clusterDir);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    spawnSync(pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], { windowsHide: true });
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  if (await hasEnded(postmaster.pid)) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  await hasEnded(postmaster.pid);
}

async function hasEnded(pid: number): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}
