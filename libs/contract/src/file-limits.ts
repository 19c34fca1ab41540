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
  /** A document in a message: a performer's, and a fan's. */
  document: 100 * MEGABYTE,
  fanDocument: 25 * MEGABYTE,
  /** For downloads. */
  download: 512 * MEGABYTE,
  captions: 512 * KILOBYTE,
} as const;

const OOXML = 'application/vnd.openxmlformats-officedocument.';
const ODF = 'application/vnd.oasis.opendocument.';

/**
 * What may be sent as a document, by its content, and the endings that say so. Nothing that runs: no programs, scripts,
 * pages or pictures with scripts, no office files with macros, which have types of their own.
 */
export const DOCUMENT_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/epub+zip': ['epub'],
  'application/zip': ['zip'],
  'application/rtf': ['rtf'],
  [`${OOXML}wordprocessingml.document`]: ['docx'],
  [`${OOXML}spreadsheetml.sheet`]: ['xlsx'],
  [`${OOXML}presentationml.presentation`]: ['pptx'],
  [`${ODF}text`]: ['odt'],
  [`${ODF}spreadsheet`]: ['ods'],
  [`${ODF}presentation`]: ['odp'],
  'text/plain': ['txt', 'csv', 'md'],
};

export type LimitedFile = keyof typeof MAX_FILE_BYTES;

/** A limit as text: whole megabytes, or kilobytes below one. */
export const limitInWords = (maxBytes: number): { unit: 'megabytes' | 'kilobytes'; amount: number } =>
  maxBytes < MEGABYTE
    ? { unit: 'kilobytes', amount: Math.floor(maxBytes / KILOBYTE) }
    : { unit: 'megabytes', amount: Math.floor(maxBytes / MEGABYTE) };
