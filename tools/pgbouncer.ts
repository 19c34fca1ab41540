import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/**
 * Makes sure that there is a PgBouncer for the test of poolers: the system's, or on Debian the system's package. The
 * test starts its own; without one it is skipped by name. The site itself needs none.
 */
export function bringPgbouncer(): void {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) installFromDebian('pgbouncer');
}
