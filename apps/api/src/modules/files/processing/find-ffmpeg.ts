import { execFile } from 'node:child_process';
import { CONFINED_ENVIRONMENT } from './confine.ts';

/** What `FFMPEG_PATH` says when nobody set it. */
const DEFAULT = 'ffmpeg';
/** Older ones get no more mending, and read what strangers send. */
const OLDEST_MAJOR = 5;

/** What to do where there is none, for whoever keeps the site. */
export const NO_FFMPEG =
  'There is no ffmpeg 5 or newer: films and sounds that browsers do not play as they are will be refused. ' +
  'Install it (Debian: apt-get install ffmpeg), or set FFMPEG_PATH to where it lies.';

const known = new Map<string, Promise<string | null>>();

/**
 * The ffmpeg to run: the configured one whatever its age, else the system's if it is still maintained. null where there
 * is none.
 */
export const findFfmpeg = async (configured: string): Promise<string | null> => {
  const version = await versionOf(configured);
  if (version === null) return null;
  return configured === DEFAULT && !isMaintained(version) ? null : configured;
};

/** @param said the first line of what it says of itself: `ffmpeg version 5.1.9-0+deb12u1 Copyright ...` */
export const isMaintained = (said: string): boolean => {
  const major = /^ffmpeg version n?(\d+)\./.exec(said)?.[1];
  // Built from a branch of development, it tells no number.
  return major === undefined || Number(major) >= OLDEST_MAJOR;
};

/** Asked once for each path; null where it does not run. */
const versionOf = (ffmpegPath: string): Promise<string | null> => {
  let answer = known.get(ffmpegPath);
  if (!answer) {
    answer = new Promise((resolve) => {
      execFile(ffmpegPath, ['-version'], { env: CONFINED_ENVIRONMENT }, (error, stdout) =>
        resolve(error ? null : stdout),
      );
    });
    known.set(ffmpegPath, answer);
  }
  return answer;
};
