import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { UnreadableFileError } from '../files.errors.ts';

const LONGEST_RUN_MS = 30 * 60_000;
/** At most 1280 pixels on the longer edge, both even as H.264 wants them. */
const SCALE = [
  "scale=w='if(gte(iw,ih),trunc(min(1280,iw)/2)*2,-2)'",
  "h='if(gte(iw,ih),-2,trunc(min(1280,ih)/2)*2)'",
].join(':');

/** The reader is named for the type by content, so that no playlist is followed to another file or address. */
const demuxers: Record<string, string> = { 'video/webm': 'matroska', 'video/matroska': 'matroska' };

const known = new Map<string, Promise<boolean>>();

/** Whether this ffmpeg can be run; asked once. */
export const hasFfmpeg = (ffmpegPath: string): Promise<boolean> => {
  let answer = known.get(ffmpegPath);
  if (!answer) {
    answer = new Promise((resolve) => {
      spawn(ffmpegPath, ['-version'], { stdio: 'ignore' })
        .once('error', () => resolve(false))
        .once('exit', (code) => resolve(code === 0));
    });
    known.set(ffmpegPath, answer);
  }
  return answer;
};

export interface Transcoding {
  source: string;
  mime: string;
  target: string;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
}

/**
 * Makes an MP4 that every browser plays and can start before it has all of it: H.264 and AAC, 720p, no metadata.
 * @throws UnreadableFileError when the source is not a video that ffmpeg reads
 */
export const transcode = (ffmpegPath: string, { source, mime, target, onProgress }: Transcoding): Promise<void> =>
  run(
    ffmpegPath,
    [
      ...['-f', demuxers[mime] ?? 'mov', '-protocol_whitelist', 'file', '-i', source],
      ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-vf', SCALE],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', target],
    ],
    onProgress,
  );

/** Writes one frame of an MP4 as PNG. */
export const takeFrame = (
  ffmpegPath: string,
  { source, atMs, target }: { source: string; atMs: number; target: string },
): Promise<void> =>
  run(ffmpegPath, [
    ...['-ss', (atMs / 1000).toFixed(3), '-f', 'mov', '-protocol_whitelist', 'file', '-i', source],
    ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', target],
  ]);

const run = (ffmpegPath: string, args: readonly string[], onProgress?: (done: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(ffmpegPath, ['-nostdin', '-hide_banner', '-y', '-progress', 'pipe:1', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_RUN_MS,
    });
    let lengthMs = 0;
    let lastLine = '';
    createInterface({ input: child.stderr }).on('line', (line) => {
      lengthMs ||= clockMs(/Duration: (\d+):(\d+):(\d+\.\d+)/.exec(line));
      lastLine = line;
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const doneMs = clockMs(/^out_time=(\d+):(\d+):(\d+\.\d+)/.exec(line));
      if (lengthMs > 0 && doneMs > 0) onProgress?.(Math.min(1, doneMs / lengthMs));
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      // Ended from outside: the same file may well be processed at the next attempt.
      if (code === null) return reject(new Error(`ffmpeg was ended by ${signal}`));
      reject(new UnreadableFileError({ cause: new Error(lastLine) }));
    });
  });

const clockMs = (match: RegExpExecArray | null): number => {
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map(Number) ?? [];
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
};
