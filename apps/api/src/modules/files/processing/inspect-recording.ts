import { open } from 'node:fs/promises';
import { PictureTooLargeError, RecordingTooLongError, UnreadableFileError } from '../files.errors.ts';
import { inputOf, MAX_HOURS } from './ffmpeg.ts';
import { measureLength } from './measure-recording.ts';
import { MAX_PIXELS } from './pictures.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { describe } from './videos.ts';

const HOUR_MS = 3_600_000;

interface Recording {
  path: string;
  mime: string;
  medium: 'video' | 'audio';
}

/**
 * Reads a little of a film or sound, so that whoever sent it hears at once that it is broken, cut off or too large,
 * not after processing. Where there is no ffmpeg, a film is what browsers play or nothing.
 * @throws UnreadableFileError, UnplayableVideoError, PictureTooLargeError, RecordingTooLongError
 */
export const inspectRecording = async (ffmpeg: string | null, recording: Recording): Promise<void> => {
  const { path, mime, medium } = recording;
  if (/mp4|quicktime|m4[av]/.test(mime)) await assertWholeBoxes(path);
  if (!ffmpeg) return void (medium === 'video' && (await describe(path)));
  const heard: { hours: number | null; pixels: number } = { hours: null, pixels: 0 };
  const onLine = (line: string) => {
    const [, hours] = /Duration: (\d+):\d\d:\d\d/.exec(line) ?? [];
    const [, width, height] = /Stream #0:.* Video: .*?\b(\d{2,5})x(\d{2,5})\b/.exec(line) ?? [];
    if (hours !== undefined) heard.hours ??= Number(hours);
    heard.pixels ||= Number(width ?? 0) * Number(height ?? 0);
  };
  const sample = medium === 'video' ? ['-map', '0:v:0', '-frames:v', '1'] : ['-map', '0:a:0', '-t', '1'];
  try {
    await runFfmpeg(ffmpeg, [...inputOf(path, mime), ...sample, '-f', 'null', '-'], { onLine });
  } catch (error) {
    if (heard.pixels > MAX_PIXELS) throw new PictureTooLargeError({ cause: error });
    throw error;
  }
  if (medium === 'video' && heard.pixels > MAX_PIXELS) throw new PictureTooLargeError();
  // What a browser records says nothing of its length in its head.
  const hours = heard.hours ?? (await measureLength(ffmpeg, { source: path, mime })) / HOUR_MS;
  if (hours >= MAX_HOURS) throw new RecordingTooLongError({ params: { hours: MAX_HOURS } });
};

/** An MP4 that was cut off says how long its boxes were. @throws UnreadableFileError */
const assertWholeBoxes = async (path: string): Promise<void> => {
  const handle = await open(path);
  try {
    const { size: fileSize } = await handle.stat();
    const header = Buffer.alloc(16);
    for (let position = 0; position < fileSize;) {
      const { bytesRead } = await handle.read(header, 0, 16, position);
      if (bytesRead < 8) throw new UnreadableFileError();
      const short = header.readUInt32BE(0);
      // 0: to the end of the file; 1: the length follows in 64 bits.
      if (short === 0) return;
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      if (size < 8 || position + size > fileSize) throw new UnreadableFileError();
      position += size;
    }
  } finally {
    await handle.close();
  }
};
