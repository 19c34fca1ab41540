/**
 * What in a text leads somewhere within the site: `@names` and `#topics`. One definition for those who show them and
 * those who find by them. All patterns are global and know Unicode: give them to `matchAll`.
 */

/** Letters and digits with their marks, low lines; in a topic the half-space of Persian between two of them. */
const LETTERS = '\\p{L}\\p{M}\\p{N}_';
/** A hashtag's signs at most; the rest of a longer one is words. */
const TOPIC_MAX = 60;

/** What stands before no mark: a letter, digit or low line, with its accents. The selector of an emoji is no accent. */
const INSIDE_WORD = '\\p{L}\\p{N}_\\u200C';
const ACCENT = '(?!\\uFE0F)\\p{M}';

/** A name begins a word: those in e-mail and web addresses are none. Latin letters, as usernames have them. */
export const HANDLE = new RegExp(
  `(?<![${INSIDE_WORD}@./&+-]|${ACCENT})@[a-z0-9][a-z0-9._]{0,28}[a-z0-9](?![a-z0-9_@])`,
  'giu',
);

/** A topic begins a word too, and has a letter in it: `#2026` is a number. */
export const TOPIC = new RegExp(
  `(?<![${INSIDE_WORD}#&/]|${ACCENT})#(?!\\p{M})(?=[\\p{M}\\p{N}_\\u200C]{0,${TOPIC_MAX}}\\p{L})` +
    `(?:[${LETTERS}]|(?<=[${LETTERS}])\\u200C(?=[${LETTERS}])){1,${TOPIC_MAX}}`,
  'gu',
);

/** The topics of a text as they are written, with their signs. */
export const topicsOf = (text: string): string[] => text.match(TOPIC) ?? [];
