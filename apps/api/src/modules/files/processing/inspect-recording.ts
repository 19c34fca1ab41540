import { PictureTooLargeError, RecordingTooLongError } from '../files.errors.ts';
import type { Recording } from './check-recording.ts';
import { inputOf } from './ffmpeg.ts';
import { measureLength } from './measure-recording.ts';
import { MAX_PIXELS } from './pictures.ts';
import { MAX_HOURS } from './recording-bounds.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const HOUR_MS = 3_600_000;

/**
 * Reads a little of a film or sound before processing, so that the owner soon learns that it is broken, too large or
 * too long. Runs ffmpeg, so it is for jobs, never for requests.
 * @throws UnreadableFileError, PictureTooLargeError, RecordingTooLongError
 */
export const inspectRecording = async (ffmpeg: string, { path, mime, medium }: Recording): Promise<void> => {
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
  // Recordings of browsers have no length in their header.
  const hours = heard.hours ?? (await measureLength(ffmpeg, { source: path, mime })) / HOUR_MS;
  if (hours >= MAX_HOURS) throw new RecordingTooLongError();
};
