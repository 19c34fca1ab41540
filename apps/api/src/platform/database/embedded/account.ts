import { statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** The operating system's user that the server runs under; undefined means our own. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the one that owns the cluster,
 * or "nobody" for a cluster that is yet to be made.
 */
export function accountFor(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = statSync(clusterDir, { throwIfNoEntry: false });
  return cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : NOBODY;
}

/** Whether the account may read a folder and everything on the way to it. */
export function canReach(folder: string, account: Account): boolean {
  const read = 4;
  const enter = 1;
  if (!permits(statSync(folder), account, read | enter)) return false;
  for (let current = path.dirname(folder); ; current = path.dirname(current)) {
    if (!permits(statSync(current), account, enter)) return false;
    if (current === path.dirname(current)) return true;
  }
}

function permits({ mode, uid, gid }: Stats, account: Account, wanted: number): boolean {
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
