import { beginningOf } from '@barg/contract/words';

/** Control and direction characters; ZWNJ and ZWJ stay, because they change the spelling. */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const SPACES = /\s+/gu;

/**
 * A text for previews: one line, at most `most` UTF-16 units, cut between words if possible in the second half. Empty
 * for anything but text.
 */
export function shownWords(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  // Spaces first: a line break is a control character too, and separates words.
  return beginningOf(value.toWellFormed().replace(SPACES, ' ').replace(UNWANTED, ''), most);
}
