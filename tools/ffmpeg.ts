import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/**
 * Sees to it that there is an ffmpeg: the configured one, the system's, or on Debian the system's package. npm carries
 * none that is maintained. Without one the site runs, says so, and refuses films that browsers do not play as they are.
 */
export function bringFfmpeg(): void {
  const canRun = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', ['-version']).status === 0;
  if (!canRun && !process.env.FFMPEG_PATH) installFromDebian('ffmpeg');
}
