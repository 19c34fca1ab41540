const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What one post shows at most: photos, films and sounds together. */
export const MAX_POST_FILES = 20;

/** What a file may weigh, in bytes, by what it is: the API refuses more, and who sends one can be told before. */
export const MAX_FILE_BYTES = {
  picture: 25 * MEGABYTE,
  video: 512 * MEGABYTE,
  audio: 128 * MEGABYTE,
  /** What is handed out as it came. */
  download: 512 * MEGABYTE,
  captions: 512 * KILOBYTE,
} as const;

export type LimitedFile = keyof typeof MAX_FILE_BYTES;

/** A bound as people say it: whole megabytes, or kilobytes below one. */
export const limitInWords = (maxBytes: number): { unit: 'megabytes' | 'kilobytes'; amount: number } =>
  maxBytes < MEGABYTE
    ? { unit: 'kilobytes', amount: Math.floor(maxBytes / KILOBYTE) }
    : { unit: 'megabytes', amount: Math.floor(maxBytes / MEGABYTE) };
