import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { PictureTooLargeError, UnreadableFileError } from '../files.errors.ts';

const LONGEST_RUN_MS = 30 * 60_000;

/** From 0 to 1. */
export type OnProgress = (done: number) => void;

interface Listeners {
  onProgress?: OnProgress;
  /** What it says of the source and of itself. */
  onLine?: (line: string) => void;
}

/** What it says of a picture above the bound, whether it goes on after it or not. */
const TOO_LARGE = /exceeds specified max pixel count/;

/** @throws UnreadableFileError when ffmpeg refuses the source, PictureTooLargeError when a picture in it is above the bound */
export const runFfmpeg = (
  ffmpeg: string,
  args: readonly string[],
  { onProgress, onLine }: Listeners = {},
): Promise<void> => {
  let lengthMs = 0;
  const { stdout, stderr, done } = startFfmpeg(ffmpeg, ['-progress', 'pipe:1', ...args]);
  linesOf(stderr, (line) => {
    lengthMs ||= clockMs(/Duration: (\d+):(\d+):(\d+\.\d+)/.exec(line));
    onLine?.(line);
  });
  linesOf(stdout, (line) => {
    const doneMs = clockMs(/^out_time=(\d+):(\d+):(\d+\.\d+)/.exec(line));
    if (lengthMs > 0 && doneMs > 0) onProgress?.(Math.min(1, doneMs / lengthMs));
  });
  return done;
};

/** Its standard output must be read, or it waits. `done` fails as {@link runFfmpeg} does. */
export const startFfmpeg = (ffmpeg: string, args: readonly string[]) => {
  const child = spawn(ffmpeg, ['-nostdin', '-hide_banner', '-y', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
  });
  let lastLine = '';
  let isTooLarge = false;
  linesOf(child.stderr, (line) => {
    lastLine = line;
    if (TOO_LARGE.test(line)) isTooLarge = true;
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (isTooLarge) return reject(new PictureTooLargeError());
      if (code === 0) return resolve();
      // Ended from outside: the same file may well be processed at the next attempt.
      if (code === null) return reject(new Error(`ffmpeg was ended by ${signal}`));
      reject(new UnreadableFileError({ cause: new Error(lastLine) }));
    });
  });
  return { stdout: child.stdout, stderr: child.stderr, done };
};

const linesOf = (input: Readable, onLine: (line: string) => void): void => {
  createInterface({ input }).on('line', onLine);
};

const clockMs = (match: RegExpExecArray | null): number => {
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map(Number) ?? [];
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
};
