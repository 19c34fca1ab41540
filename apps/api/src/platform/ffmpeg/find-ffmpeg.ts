import { execFile } from 'node:child_process';
import { CONFINED_ENVIRONMENT } from './confine.ts';

/** What `FFMPEG_PATH` says when nobody set it. */
const DEFAULT = 'ffmpeg';
/** Older ones get no security fixes, and it reads untrusted files. */
const OLDEST_MAJOR = 5;

/** Advice to the site's administrator when ffmpeg is missing. */
export const NO_FFMPEG =
  'There is no ffmpeg 5 or newer: films and sounds that browsers do not play as they are will be refused. ' +
  'Install it (Debian: apt-get install ffmpeg), or set FFMPEG_PATH to where it lies.';

/** Advice to the site's administrator when ffmpeg has no filters for HDR colours. */
export const NO_COLOUR_FILTERS =
  'This ffmpeg was built without zscale (libzimg) or tonemap: films in HDR will be refused. Debian’s has both.';

/**
 * The ffmpeg to run: the configured one whatever its age, else the system's if it is still maintained. null where there
 * is none.
 */
export const findFfmpeg = async (configured: string): Promise<string | null> => {
  const version = await versionOf(configured);
  if (version === null) return null;
  return configured === DEFAULT && !isMaintained(version) ? null : configured;
};

/** @param said the first line of `ffmpeg -version`: `ffmpeg version 5.1.9-0+deb12u1 Copyright ...` */
export const isMaintained = (said: string): boolean => {
  const major = /^ffmpeg version n?(\d+)\./.exec(said)?.[1];
  // Builds of development branches have no number.
  return major === undefined || Number(major) >= OLDEST_MAJOR;
};

/** Whether an ffmpeg has all of these filters. */
export const hasFilters = async (ffmpeg: string, names: readonly string[]): Promise<boolean> => {
  const filters = new Set(filtersIn((await ask(ffmpeg, ['-hide_banner', '-filters'])) ?? ''));
  return names.every((name) => filters.has(name));
};

/**
 * @param said the output of `ffmpeg -filters`: flags, name, inputs and outputs, description: ` .SC zscale V->V Apply
 * resizing`
 */
export const filtersIn = (said: string): string[] =>
  [...said.matchAll(/^ [.\w]{2,3} +(\w+) +\S+->\S+/gm)].flatMap(([, name]) => (name ? [name] : []));

const run = (ffmpeg: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(ffmpeg, args, { env: CONFINED_ENVIRONMENT, maxBuffer: 4 * 1024 * 1024 }, (error, stdout) =>
      resolve(error ? null : stdout),
    );
  });

const answers = new Map<string, Promise<string | null>>();

/** What an ffmpeg says, cached; null when it cannot be run, which is asked again: the machine may have had no room. */
const ask = async (ffmpeg: string, args: readonly string[]): Promise<string | null> => {
  const question = [ffmpeg, ...args].join('\n');
  const asked = answers.get(question) ?? run(ffmpeg, args);
  answers.set(question, asked);
  const answer = await asked;
  if (answer === null && answers.get(question) === asked) answers.delete(question);
  return answer;
};

/** The version of an ffmpeg; null when it cannot be run. */
const versionOf = (ffmpegPath: string): Promise<string | null> => ask(ffmpegPath, ['-version']);
