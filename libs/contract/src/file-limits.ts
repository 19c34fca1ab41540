const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Files of one post: photos, films and sounds together. */
export const MAX_POST_FILES = 20;

/** Size limits in bytes by medium: the API refuses larger files, and clients can tell before sending. */
export const MAX_FILE_BYTES = {
  picture: 25 * MEGABYTE,
  video: 512 * MEGABYTE,
  audio: 128 * MEGABYTE,
  /** A recorded message: half an hour as browsers record it, or five minutes uncompressed. */
  voice: 64 * MEGABYTE,
  /** For downloads. */
  download: 512 * MEGABYTE,
  captions: 512 * KILOBYTE,
} as const;

export type LimitedFile = keyof typeof MAX_FILE_BYTES;

/** A limit as text: whole megabytes, or kilobytes below one. */
export const limitInWords = (maxBytes: number): { unit: 'megabytes' | 'kilobytes'; amount: number } =>
  maxBytes < MEGABYTE
    ? { unit: 'kilobytes', amount: Math.floor(maxBytes / KILOBYTE) }
    : { unit: 'megabytes', amount: Math.floor(maxBytes / MEGABYTE) };
