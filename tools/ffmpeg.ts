import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/**
 * Makes sure that there is an ffmpeg: the configured one, the system's, or on Debian the system's package. npm has no
 * maintained one. Without one the site runs with a warning, and refuses films that browsers do not play as uploaded.
 */
export function bringFfmpeg(): void {
  const canRun = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', ['-version']).status === 0;
  if (!canRun && !process.env.FFMPEG_PATH) installFromDebian('ffmpeg');
}
