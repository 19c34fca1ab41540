import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/**
 * Makes sure that there is a Janus for the tests of live video by another engine: the system's, or on Debian the
 * system's package. They start their own; without one they are skipped by name. The site itself needs none.
 */
export function bringJanus(): void {
  if (spawnSync('janus', ['--version']).error) installFromDebian('janus');
}
