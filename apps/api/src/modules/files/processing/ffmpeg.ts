import { existsSync } from 'node:fs';
import { toBt709, type Colours } from './colours.ts';
import { MAX_PIXELS } from './pictures.ts';
import { MAX_HOURS } from './recording-bounds.ts';
import { runFfmpeg, startFfmpeg, type OnProgress } from './run-ffmpeg.ts';

/** Limits the length, whatever the header says. */
const BOUNDED = ['-t', String(MAX_HOURS * 3600)];

/** Keyframe interval: players change quality and seek at these, so all renditions have the same. */
const SEGMENT_SECONDS = 4;

/** The demuxer is set by the type of the content, so that no playlist is followed to another file or URL. */
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
 * ffmpeg's input options: the demuxer of its type, local files only, and a limit on the decoded size, whatever the
 * header says: the size can change within a film.
 */
export const inputOf = (source: string, mime: string): string[] => [
  ...['-max_pixels', String(MAX_PIXELS), '-f', demuxers[mime] ?? 'mov', '-protocol_whitelist', 'file', '-i', source],
];

/** No metadata, which may tell where and by whom it was recorded, and no chapters, which are a text track. */
const NAMELESS = ['-map_metadata', '-1', '-map_chapters', '-1'];
const SOUND = [...NAMELESS, '-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

/**
 * Speech: one channel, half the bytes, and the loudness that phones play at (EBU R 128, -16 LUFS), because microphones
 * differ by far more than a listener wants to turn the volume for. The filter works at 192 kHz, so the rate is set.
 */
const VOICE = [
  ...[...NAMELESS, '-af', 'loudnorm=I=-16:TP=-1.5:LRA=11'],
  ...['-c:a', 'aac', '-b:a', '64k', '-ac', '1', '-ar', '48000'],
];

export interface Transcoding {
  source: string;
  mime: string;
  target: string;
  onProgress: OnProgress;
}

/**
 * Makes an MP4 that every browser plays and starts before it is loaded: H.264 and AAC, at most `longEdge` pixels on the
 * longer edge (even numbers, for H.264), BT.709, no metadata.
 * @throws UnreadableFileError when ffmpeg cannot read a video, PictureTooLargeError
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

/** The conversions of a film for browsers. */
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

/** Cuts a silent piece out of an MP4 of {@link transcode}. @throws UnreadableFileError */
export const cutSilently = (ffmpeg: string, { source, target, fromMs, durationMs, longEdge }: Piece): Promise<void> =>
  runFfmpeg(ffmpeg, [
    ...['-ss', (fromMs / 1000).toFixed(3), ...inputOf(source, 'video/mp4'), '-t', (durationMs / 1000).toFixed(3)],
    ...['-map', '0:v:0', '-an', '-map_metadata', '-1', '-map_chapters', '-1', ...pictures(longEdge)],
    ...['-movflags', '+faststart', '-f', 'mp4', target],
  ]);

/**
 * Makes an M4A (AAC) of the sound; of a voice message at most `voiceMs`, whatever its header says.
 * @throws UnreadableFileError when ffmpeg cannot read any
 */
export const transcodeSound = (
  ffmpeg: string,
  { source, mime, target, onProgress, voiceMs }: Transcoding & { voiceMs?: number },
): Promise<void> =>
  runFfmpeg(
    ffmpeg,
    [
      ...[...inputOf(source, mime), '-map', '0:a:0', '-vn'],
      ...(voiceMs === undefined ? [...BOUNDED, ...SOUND] : ['-t', (voiceMs / 1000).toFixed(3), ...VOICE]),
      ...['-movflags', '+faststart', '-f', 'mp4', target],
    ],
    { onProgress },
  );

interface Frame {
  source: string;
  mime?: string;
  atMs: number;
  target: string;
  /** Conversions of its colours. */
  filters?: readonly string[];
}

/** Writes one frame of a film as PNG: at this time, or the first where the video is shorter than the sound. */
export const takeFrame = async (
  ffmpeg: string,
  { source, mime = 'video/mp4', atMs, target, filters = [] }: Frame,
): Promise<void> => {
  const take = (ms: number): Promise<void> =>
    runFfmpeg(ffmpeg, [
      ...['-ss', (ms / 1000).toFixed(3), ...inputOf(source, mime)],
      ...(filters.length > 0 ? ['-vf', filters.join(',')] : []),
      ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1', target],
    ]);
  await take(atMs);
  // After the last frame ffmpeg writes nothing and exits with 0.
  if (!existsSync(target)) await take(0);
};

/**
 * Repackages an MP4 of {@link transcode} as HLS without encoding: all segments in one file that is read in ranges, and
 * a playlist.
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

/** Decodes the sound of an MP4 to 16-bit mono samples (little endian) at this rate. */
export const decodeSound = async (
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
