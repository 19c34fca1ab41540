import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/**
 * Makes sure that there is a haproxy for the tests of several processes: the system's, or on Debian the system's package.
 * They start their own; without one they are skipped by name. The site itself needs none.
 */
export function bringHaproxy(): void {
  if (spawnSync('haproxy', ['-v']).status !== 0) installFromDebian('haproxy');
}
