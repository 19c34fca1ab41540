import { existsSync } from 'node:fs';
import { toBt709, type Colours } from './colours.ts';
import { MAX_PIXELS } from './pictures.ts';
import { MAX_HOURS } from './recording-bounds.ts';
import { runFfmpeg, startFfmpeg, type OnProgress } from './run-ffmpeg.ts';

/** Whatever its head says of its length. */
const BOUNDED = ['-t', String(MAX_HOURS * 3600)];

/** A film can change its quality and be sought at these, so all its renditions have them at the same moments. */
const SEGMENT_SECONDS = 4;

/** The reader is named for the type by content, so that no playlist is followed to another file or address. */
const demuxers: Record<string, string> = {
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'image/apng': 'apng',
};

/**
 * How a source is read: by the reader of its type, from this machine alone, and with no picture larger than that
 * decoded, whatever the head of the file says: a film may begin small and grow.
 */
export const inputOf = (source: string, mime: string): string[] => [
  ...['-max_pixels', String(MAX_PIXELS), '-f', demuxers[mime] ?? 'mov', '-protocol_whitelist', 'file', '-i', source],
];

/** Neither metadata, which may tell where and by whom something was recorded, nor chapters, which are a track of text. */
const SOUND = ['-map_metadata', '-1', '-map_chapters', '-1', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

export interface Transcoding {
  source: string;
  mime: string;
  target: string;
  onProgress: OnProgress;
}

/**
 * Makes an MP4 that every browser plays and can start before it has all of it: H.264 and AAC, at most `longEdge`
 * pixels on its longer edge (both even as H.264 wants them), in the colours of BT.709, no metadata.
 * @throws UnreadableFileError when the source is not a video that ffmpeg reads, PictureTooLargeError
 */
export const transcode = (
  ffmpeg: string,
  { source, mime, target, onProgress, longEdge, ...shown }: Transcoding & Shown & { longEdge: number },
): Promise<void> =>
  runFfmpeg(
    ffmpeg,
    [
      ...[...inputOf(source, mime), '-map', '0:v:0', '-map', '0:a:0?', ...pictures(longEdge, shown)],
      ...[...BOUNDED, '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
      ...[...SOUND, '-movflags', '+faststart', '-f', 'mp4', target],
    ],
    { onProgress },
  );

/** How a film is to be brought to what browsers show. */
interface Shown {
  colours: Colours;
  hasColourFilters?: boolean;
}

const pictures = (longEdge: number, { colours, hasColourFilters }: Shown = { colours: 'usual' }): string[] => {
  const fit = (edge: 'iw' | 'ih'): string => `trunc(min(${longEdge},${edge})/2)*2`;
  const { filters, tags } = toBt709(colours, hasColourFilters);
  const scale = `scale=w='if(gte(iw,ih),${fit('iw')},-2)':h='if(gte(iw,ih),-2,${fit('ih')})'`;
  return [
    ...['-vf', [scale, ...filters, 'format=yuv420p'].join(','), ...tags],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ];
};

interface Piece {
  source: string;
  target: string;
  fromMs: number;
  durationMs: number;
  longEdge: number;
}

/** Cuts a piece without its sound out of an MP4 of {@link transcode}. @throws UnreadableFileError */
export const cutSilently = (ffmpeg: string, { source, target, fromMs, durationMs, longEdge }: Piece): Promise<void> =>
  runFfmpeg(ffmpeg, [
    ...['-ss', (fromMs / 1000).toFixed(3), ...inputOf(source, 'video/mp4'), '-t', (durationMs / 1000).toFixed(3)],
    ...['-map', '0:v:0', '-an', '-map_metadata', '-1', '-map_chapters', '-1', ...pictures(longEdge)],
    ...['-movflags', '+faststart', '-f', 'mp4', target],
  ]);

/**
 * Makes an M4A (AAC) of the sound in the source.
 * @throws UnreadableFileError when there is none that ffmpeg reads
 */
export const transcodeSound = (ffmpeg: string, { source, mime, target, onProgress }: Transcoding): Promise<void> =>
  runFfmpeg(
    ffmpeg,
    [
      ...inputOf(source, mime),
      '-map',
      '0:a:0',
      '-vn',
      ...BOUNDED,
      ...SOUND,
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      target,
    ],
    { onProgress },
  );

/** Writes one frame of a film as PNG: at this moment, or the first where the pictures end before it and only sound goes on. */
export const takeFrame = async (
  ffmpeg: string,
  { source, mime = 'video/mp4', atMs, target }: { source: string; mime?: string; atMs: number; target: string },
): Promise<void> => {
  const take = (ms: number): Promise<void> =>
    runFfmpeg(ffmpeg, [
      ...['-ss', (ms / 1000).toFixed(3), ...inputOf(source, mime)],
      ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', target],
    ]);
  await take(atMs);
  // Past the last picture it writes nothing, and calls that success.
  if (!existsSync(target)) await take(0);
};

/**
 * Writes an MP4 of {@link transcode} as HLS without encoding it again: all segments in one file that is read in
 * ranges, and its playlist beside it.
 */
export const segment = (
  ffmpeg: string,
  { source, segments, playlist }: { source: string; segments: string; playlist: string },
): Promise<void> =>
  runFfmpeg(ffmpeg, [
    ...[...inputOf(source, 'video/mp4'), '-c', 'copy', '-f', 'hls'],
    ...['-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'single_file', '-hls_segment_filename', segments, playlist],
  ]);

/** Hands the sound of an MP4 to `onSamples` as 16-bit samples (little endian, one channel) of this rate. */
export const decodeSound = (
  ffmpeg: string,
  { source, rate, onSamples }: { source: string; rate: number; onSamples: (samples: Buffer) => void },
): Promise<void> => {
  const decoder = startFfmpeg(ffmpeg, [
    ...[...inputOf(source, 'video/mp4'), '-map', '0:a:0'],
    ...['-f', 's16le', '-c:a', 'pcm_s16le', '-ac', '1', '-ar', String(rate), 'pipe:1'],
  ]);
  decoder.stdout.on('data', onSamples);
  return decoder.done;
};
