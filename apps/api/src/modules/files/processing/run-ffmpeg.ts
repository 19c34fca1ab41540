import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { assertPiped } from '../../../platform/ffmpeg/assert-piped.ts';
import { CONFINED_ENVIRONMENT, confined } from '../../../platform/ffmpeg/confine.ts';
import { PictureTooLargeError, ProcessingGivenUpError, UnreadableFileError } from '../files.errors.ts';

/** How long a run may go on without progress. */
const LONGEST_STANDSTILL_MS = 30 * 60_000;
/** How many times its progress in the source a run may take: hours of film take hours on a slow machine. */
const SLOWEST = 8;
const LOOKED_AT_EVERY_MS = 30_000;

/** ffmpeg was ended by a signal, as when the service is stopped; the source is not at fault. */
export class FfmpegInterruptedError extends Error {}

const endings = new AsyncLocalStorage<AbortSignal>();

/** Runs `work`, and ends the ffmpeg processes that it started when `signal` is aborted. */
export const endingWith = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => endings.run(signal, work);

/** When the work that calls it is to end, see {@link endingWith}; for what takes long beside ffmpeg. */
export const endingOf = (): { signal: AbortSignal | undefined } => ({ signal: endings.getStore() });

/** From 0 to 1. */
export type OnProgress = (done: number) => void;

interface Listeners {
  onProgress?: OnProgress;
  /** Progress in the source, in milliseconds. */
  onTime?: (doneMs: number) => void;
  /** A line of ffmpeg's log. */
  onLine?: (line: string) => void;
}

/** ffmpeg's message about a picture above the limit, whether it goes on or not. */
const TOO_LARGE = /exceeds specified max pixel count/;
/** ffmpeg's last line after a signal; its exit code then looks like a fault. */
const ASKED_TO_END = /^Exiting normally, received signal/;

/**
 * @throws UnreadableFileError when ffmpeg cannot read the source, PictureTooLargeError when a picture is above the
 * limit
 */
export const runFfmpeg = async (
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
 * Starts ffmpeg; its standard output must be read, or it blocks. `done` rejects as {@link runFfmpeg} does; `moved`
 * takes the progress, which extends the time limit.
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
  assertPiped(child);
  const startedAt = Date.now();
  let doneMs = 0;
  // SIGKILL, because ffmpeg exits after a gentler signal as if the source were at fault.
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
      // It exceeded its CPU or file size limit, and would again.
      if (signal === 'SIGXCPU' || signal === 'SIGXFSZ') return reject(new ProcessingGivenUpError());
      // Killed from outside: the next attempt may succeed.
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
