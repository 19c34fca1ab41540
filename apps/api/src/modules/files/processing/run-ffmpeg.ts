import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { CONFINED_ENVIRONMENT, confined } from '../../../platform/ffmpeg/confine.ts';
import { PictureTooLargeError, ProcessingGivenUpError, UnreadableFileError } from '../files.errors.ts';

/** How long a run may take in which nothing comes of the source. */
const LONGEST_STANDSTILL_MS = 30 * 60_000;
/** How much longer than what it has done of the source a run may take: a film of hours takes hours on a slow machine. */
const SLOWEST = 8;
const LOOKED_AT_EVERY_MS = 30_000;

/** Ended from outside by a wish, as all of a service is when it is stopped; nothing is wrong with the source. */
export class FfmpegInterruptedError extends Error {}

const endings = new AsyncLocalStorage<AbortSignal>();

/** Runs `work`, and ends what of ffmpeg runs below it as soon as `signal` is aborted. */
export const endingWith = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => endings.run(signal, work);

/** From 0 to 1. */
export type OnProgress = (done: number) => void;

interface Listeners {
  onProgress?: OnProgress;
  /** How far it is in the source, in milliseconds. */
  onTime?: (doneMs: number) => void;
  /** What it says of the source and of itself. */
  onLine?: (line: string) => void;
}

/** What it says of a picture above the bound, whether it goes on after it or not. */
const TOO_LARGE = /exceeds specified max pixel count/;
/** Its last words at a signal that asks it to end, after which its exit code looks like a fault. */
const ASKED_TO_END = /^Exiting normally, received signal/;

/** @throws UnreadableFileError when ffmpeg refuses the source, PictureTooLargeError when a picture in it is above the bound */
export const runFfmpeg = (
  ffmpeg: string,
  args: readonly string[],
  { onProgress, onTime, onLine }: Listeners = {},
): Promise<void> => {
  let lengthMs = 0;
  const { stdout, stderr, done, moved } = startFfmpeg(ffmpeg, ['-progress', 'pipe:1', ...args]);
  linesOf(stderr, (line) => {
    lengthMs ||= clockMs(/Duration: (\d+):(\d+):(\d+\.\d+)/.exec(line));
    onLine?.(line);
  });
  linesOf(stdout, (line) => {
    const doneMs = clockMs(/^out_time=(\d+):(\d+):(\d+\.\d+)/.exec(line));
    if (doneMs === 0) return;
    moved(doneMs);
    onTime?.(doneMs);
    if (lengthMs > 0) onProgress?.(Math.min(1, doneMs / lengthMs));
  });
  return done;
};

/**
 * Its standard output must be read, or it waits. `done` fails as {@link runFfmpeg} does; `moved` takes how far it is in
 * the source, by which it is given more time.
 */
export const startFfmpeg = (ffmpeg: string, args: readonly string[]) => {
  const [program, ...before] = confined(ffmpeg);
  const child = spawn(program, [...before, '-nostdin', '-hide_banner', '-y', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: tmpdir(),
    env: CONFINED_ENVIRONMENT,
    signal: endings.getStore(),
    killSignal: 'SIGKILL',
  });
  const startedAt = Date.now();
  let doneMs = 0;
  // It takes a gentler signal for the wish to end, and the end for a fault of the source.
  const watch = setInterval(() => {
    if (Date.now() - startedAt > LONGEST_STANDSTILL_MS + doneMs * SLOWEST) child.kill('SIGKILL');
  }, LOOKED_AT_EVERY_MS);
  let lastLine = '';
  let isTooLarge = false;
  let isInterrupted = false;
  linesOf(child.stderr, (line) => {
    lastLine = line;
    if (TOO_LARGE.test(line)) isTooLarge = true;
    if (ASKED_TO_END.test(line)) isInterrupted = true;
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.once('close', (code, signal) => {
      clearInterval(watch);
      if (isInterrupted) return reject(new FfmpegInterruptedError(lastLine));
      if (isTooLarge) return reject(new PictureTooLargeError());
      if (code === 0) return resolve();
      // It took more of the machine than a file may, and would again.
      if (signal === 'SIGXCPU' || signal === 'SIGXFSZ') return reject(new ProcessingGivenUpError());
      // Ended from outside: the same file may well be processed at the next attempt.
      if (code === null) return reject(new Error(`ffmpeg was ended by ${signal}`));
      reject(new UnreadableFileError({ cause: new Error(lastLine) }));
    });
  });
  return { stdout: child.stdout, stderr: child.stderr, done, moved: (ms: number) => void (doneMs = ms) };
};

const linesOf = (input: Readable, onLine: (line: string) => void): void => {
  createInterface({ input }).on('line', onLine);
};

const clockMs = (match: RegExpExecArray | null): number => {
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map(Number) ?? [];
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
};
