import { readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isAlive } from './process.ts';

/** What a running server writes about itself into postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The socket's folder, or an address. */
  host: string;
  status: 'starting' | 'stopping' | 'ready' | 'standby' | '';
}

/** The server that runs on this cluster now, whoever started it. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const postmaster = readPidFile(clusterDir);
  return postmaster && isAlive(postmaster.pid) && worksIn(postmaster.pid, clusterDir) ? postmaster : undefined;
}

/**
 * Removes the lock of a server that died, when its process id has since been given to some other program: PostgreSQL
 * would take that for a running server. A lock whose process is gone stays, since it also tells the next server
 * whether children of the dead one are still at work.
 */
export function removeStaleLock(clusterDir: string): void {
  const postmaster = readPidFile(clusterDir);
  if (postmaster && isAlive(postmaster.pid) && !worksIn(postmaster.pid, clusterDir)) {
    rmSync(path.join(clusterDir, 'postmaster.pid'), { force: true });
  }
}

/** Whether the server takes connections at its address. */
export function accepts({ host, port }: Postmaster): Promise<boolean> {
  const socket = host.startsWith('/') ? net.connect(path.join(host, `.s.PGSQL.${port}`)) : net.connect(port, host);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

function readPidFile(clusterDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketDir, address, , status = ''] = lines.map((line) => line.trim());
  if (!Number(pid)) return undefined;
  return {
    pid: Number(pid),
    port: Number(port),
    host: socketDir || address || '',
    status: status as Postmaster['status'],
  };
}

/** A server always works in its data directory; only Linux lets us look. */
function worksIn(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(clusterDir)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}
