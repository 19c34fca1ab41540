import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isAlive } from './process.ts';

export const PID_FILE = 'postmaster.pid';

/** What a running server writes about itself into postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The socket's folder, or an address. */
  host: string;
  /** starting, ready, stopping... */
  status: string;
}

/** The server that runs on this cluster now, whoever started it. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const postmaster = readPidFile(clusterDir);
  return postmaster && isAlive(postmaster.pid) && worksIn(postmaster.pid, clusterDir) ? postmaster : undefined;
}

/**
 * Removes a lock of a server that died, when its process id has since been given to some other program: PostgreSQL
 * would take that for a running server. A lock whose process is gone stays, since it also tells the next server
 * whether children of the dead one are still at work.
 */
export function removeStaleLock(lockFile: string, clusterDir: string): void {
  const [pid] = readLines(lockFile);
  if (Number(pid) && isAlive(Math.abs(Number(pid))) && !worksIn(Math.abs(Number(pid)), clusterDir)) {
    rmSync(lockFile, { force: true });
  }
}

/** Whether the server takes connections at its address. */
export function accepts({ host, port }: Postmaster): Promise<boolean> {
  const socket = host.startsWith('/') ? net.connect(path.join(host, `.s.PGSQL.${port}`)) : net.connect(port, host);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

function readPidFile(clusterDir: string): Postmaster | undefined {
  const [pid, , , port, socketDir, address, , status = ''] = readLines(path.join(clusterDir, PID_FILE));
  if (!(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), port: Number(port), host: socketDir || address || '', status };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
}

/** Whether the process is a server of this cluster: a server always works in its data directory. */
function worksIn(pid: number, clusterDir: string): boolean {
  // Windows has no cheap way to tell.
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
  }
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(clusterDir)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}
