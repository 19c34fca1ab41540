import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from './workspace.ts';

/** Finds programs of servers too, which Debian keeps where not everybody's PATH looks. */
export function lookForServers(): void {
  process.env.PATH = [process.env.PATH, '/usr/local/sbin', '/usr/sbin'].filter(Boolean).join(path.delimiter);
}

/**
 * Installs the first of these packages that exists, on Debian and its derivatives, with root's rights. Returns whether
 * one is installed now.
 */
export function installFromDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the system's ${names[0]}`);
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return run('apt-get', ['update', '-qq']) && names.some(install);
}

/** Long enough for a browser over a slow connection; without a mirror the start must not wait forever. */
const PATIENCE_MS = 600_000;

/** Runs a program with its output hidden except errors; returns whether it succeeded in time. */
export function run(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { cwd: WORKSPACE, env, timeout: PATIENCE_MS };
  return spawnSync(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
