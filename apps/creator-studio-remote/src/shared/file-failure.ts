/** The codes of the API for what can be wrong with a file, by the name of their words. */
const FAILURES = {
  'files.unreadable': 'unreadable',
  'files.unplayable_video': 'unplayable',
  'files.unplayable_audio': 'unplayableSound',
  'files.picture_too_large': 'tooLarge',
  'files.recording_too_long': 'tooLong',
  'files.hdr_film': 'hdr',
  'files.processing_failed': 'givenUp',
} as const;

/** The key below `videos.failures` of the text that explains an error code of a file. */
export const failureOf = (code: string | null) =>
  code && code in FAILURES ? FAILURES[code as keyof typeof FAILURES] : ('other' as const);
