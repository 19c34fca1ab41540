import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BrokenDataDirectoryError, hasCode } from '../errors.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { diagnose } from './diagnosis.ts';
import { isAlive } from './process.ts';

const PASSWORD_FILE = 'barg-password';
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];

export interface ClusterOptions {
  clusterDir: string;
  binaries: Binaries;
  account: Account | undefined;
  /** A server that listens on TCP is open to every local user, so it asks for a password. */
  usesPassword: boolean;
}

/**
 * How the server is told its data directory. Root enters the folder and then gives up its rights, so the server can
 * work in a folder whose parents it may not even enter (such as one under /root): it needs no path, it is there.
 */
export function dataDirectoryArgument(clusterDir: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
}

/** Makes the cluster if there is none; refuses one that this version cannot open. Safe when two processes try. */
export async function ensureCluster(options: ClusterOptions): Promise<'created' | 'found'> {
  const { clusterDir, binaries } = options;
  if (existsSync(clusterDir)) {
    assertVersion(clusterDir, binaries.major);
    return 'found';
  }
  await removeAbandoned(clusterDir);
  const unfinished = `${clusterDir}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    if (options.account) await chown(unfinished, options.account.uid, options.account.gid);
    await initialise(unfinished, options);
    await rename(unfinished, clusterDir);
    return 'created';
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST')) return 'found';
    throw error;
  }
}

/** The password of a cluster that has one. */
export function readPassword(clusterDir: string): string | undefined {
  const file = path.join(clusterDir, PASSWORD_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function assertVersion(clusterDir: string, major: string): void {
  const found = readVersion(clusterDir);
  if (found === major) return;
  const reason =
    found === undefined
      ? 'holds no PostgreSQL data (it has no PG_VERSION)'
      : `was made by PostgreSQL ${found}, not ${major}`;
  throw new BrokenDataDirectoryError(
    `The data directory ${clusterDir} ${reason}: restore it from a backup, or set DATA_DIR to another folder.`,
  );
}

function readVersion(clusterDir: string): string | undefined {
  try {
    return readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (!hasCode(error, 'EACCES')) return undefined;
    throw new BrokenDataDirectoryError(
      `The data directory ${clusterDir} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
    );
  }
}

async function initialise(directory: string, options: ClusterOptions): Promise<void> {
  const password = options.usesPassword ? randomBytes(24).toString('base64url') : undefined;
  const passwordFile = `${directory}.password`;
  if (password) await writePassword(passwordFile, password, options.account);
  try {
    const authentication = password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'];
    await runInitdb(directory, options, authentication);
  } finally {
    await rm(passwordFile, { force: true });
  }
  if (password) await writePassword(path.join(directory, PASSWORD_FILE), password, options.account);
}

async function writePassword(file: string, password: string, account: Account | undefined): Promise<void> {
  await writeFile(file, password, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}

function runInitdb(directory: string, options: ClusterOptions, more: string[]): Promise<void> {
  const { binaries, account } = options;
  const args = ['-D', dataDirectoryArgument(directory, account), '-U', 'postgres', ...LOCALE, ...more];
  const child = spawn(binaries.initdb, args, {
    ...account,
    cwd: directory,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(diagnose(String(error), options.clusterDir)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(diagnose(output, options.clusterDir))));
  });
}

/** Removes what killed starts left of unfinished clusters. */
async function removeAbandoned(clusterDir: string): Promise<void> {
  const prefix = `${path.basename(clusterDir)}.init-`;
  const parent = path.dirname(clusterDir);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}
