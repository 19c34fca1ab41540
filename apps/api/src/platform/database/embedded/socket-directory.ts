import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresUnavailableError } from '../errors.ts';
import { canReach, type Account } from './account.ts';

/** Room that a socket's path leaves for its folder: 107 bytes on Linux, 103 on macOS, less "/.s.PGSQL.5432.lock". */
const LONGEST = 84;

/**
 * Makes the private folder for the server's socket. It lies in the temporary folder under a name derived from the
 * data directory, because the path of a socket is limited and the data directory's may be long or out of reach.
 */
export function makeSocketDirectory(clusterDir: string, account: Account | undefined): string {
  const name = `barg-pg-${createHash('sha256').update(path.resolve(clusterDir)).digest('hex').slice(0, 12)}`;
  const directory = path.join(temporaryFolder(name, account), name);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account) adoptNewDirectory(directory, account);
  assertPrivate(directory, account?.uid ?? process.getuid?.());
  return directory;
}

function temporaryFolder(name: string, account: Account | undefined): string {
  const folder = os.tmpdir();
  const fits = Buffer.byteLength(path.join(folder, name)) <= LONGEST;
  return fits && (!account || canReach(folder, account)) ? folder : '/tmp';
}

function adoptNewDirectory(directory: string, { uid, gid }: Account): void {
  const state = lstatSync(directory);
  if (state.isDirectory() && state.uid === process.getuid?.()) chownSync(directory, uid, gid);
}

/** Names in a temporary folder can be guessed: nobody else may have made this one before us. */
function assertPrivate(directory: string, owner: number | undefined): void {
  const state = lstatSync(directory);
  const isOurs = state.isDirectory() && state.uid === owner && (state.mode & 0o077) === 0;
  if (!isOurs) throw new EmbeddedPostgresUnavailableError(`The socket folder ${directory} belongs to another user`);
}
