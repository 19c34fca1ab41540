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

/** What to do where there is one that was built without the filters for colours as phones record them. */
export const NO_COLOUR_FILTERS =
  'This ffmpeg was built without zscale (libzimg) or tonemap: films in HDR will be refused. Debian’s has both.';

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

const knownFilters = new Map<string, Promise<ReadonlySet<string>>>();

/** Whether an ffmpeg has all of these filters; asked once for each. */
export const hasFilters = async (ffmpeg: string, names: readonly string[]): Promise<boolean> => {
  const answer = knownFilters.get(ffmpeg) ?? listFilters(ffmpeg);
  knownFilters.set(ffmpeg, answer);
  const filters = await answer;
  return names.every((name) => filters.has(name));
};

const listFilters = async (ffmpeg: string): Promise<ReadonlySet<string>> =>
  new Set(filtersIn((await ask(ffmpeg, ['-hide_banner', '-filters'])) ?? ''));

/** @param said its table: flags, name, what goes in and out, and what it does: ` .SC zscale V->V Apply resizing` */
export const filtersIn = (said: string): string[] =>
  [...said.matchAll(/^ [.\w]{2,3} +(\w+) +\S+->\S+/gm)].flatMap(([, name]) => (name ? [name] : []));

const ask = (ffmpeg: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(ffmpeg, args, { env: CONFINED_ENVIRONMENT, maxBuffer: 4 * 1024 * 1024 }, (error, stdout) =>
      resolve(error ? null : stdout),
    );
  });

/** Asked once for each path; null where it does not run. */
const versionOf = (ffmpegPath: string): Promise<string | null> => {
  let answer = known.get(ffmpegPath);
  if (!answer) {
    answer = ask(ffmpegPath, ['-version']);
    known.set(ffmpegPath, answer);
  }
  return answer;
};
