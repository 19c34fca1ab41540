import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { WORKSPACE } from './workspace.ts';

/**
 * Installs the first of these packages that the system knows, where it is a Debian (or one of its kind) and we may.
 * Answers whether one is there now.
 */
export function installFromDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the system's ${names[0]}`);
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return run('apt-get', ['update', '-qq']) && names.some(install);
}

/** Runs a program that says only what goes wrong; whether it succeeded. */
export function run(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd: WORKSPACE, stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
