import { PictureTooLargeError, RecordingTooLongError, VoiceTooLongError } from '../files.errors.ts';
import type { Recording } from './check-recording.ts';
import { inputOf } from './ffmpeg.ts';
import { measureLength } from './measure-recording.ts';
import { MAX_PIXELS } from './pictures.ts';
import { MAX_HOURS, VOICE_GRACE_MS } from './recording-bounds.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const HOUR_MS = 3_600_000;

/** A recording, and the bound of a voice message's length. */
type Inspected = Recording & { mostMs?: number };

/**
 * Reads a little of a film or sound before processing, so that the owner soon learns that it is broken, too large or
 * too long. Runs ffmpeg, so it is for jobs, never for requests.
 * @throws UnreadableFileError, PictureTooLargeError, RecordingTooLongError, VoiceTooLongError
 */
export const inspectRecording = async (ffmpeg: string, { path, mime, medium, mostMs }: Inspected): Promise<void> => {
  const heard: { lengthMs: number | null; pixels: number } = { lengthMs: null, pixels: 0 };
  const onLine = (line: string) => {
    const length = /Duration: (\d+):(\d\d):(\d\d)/.exec(line);
    const [, width, height] = /Stream #0:.* Video: .*?\b(\d{2,5})x(\d{2,5})\b/.exec(line) ?? [];
    if (length) heard.lengthMs ??= msOf(length);
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
  const lengthMs = heard.lengthMs ?? (await measureLength(ffmpeg, { source: path, mime }));
  if (mostMs !== undefined && lengthMs > mostMs + VOICE_GRACE_MS) throw new VoiceTooLongError();
  if (lengthMs >= MAX_HOURS * HOUR_MS) throw new RecordingTooLongError();
};

const msOf = ([, hours, minutes, seconds]: RegExpExecArray): number =>
  Number(hours) * HOUR_MS + Number(minutes) * 60_000 + Number(seconds) * 1000;
