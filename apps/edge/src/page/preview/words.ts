/** Controls, also those that would turn the direction of whatever stands beside a text; ZWNJ and ZWJ, which spell, stay. */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const SPACES = /\s+/gu;
const ELLIPSIS = '…';
/** A text is cut that far behind the limit before it is looked at: further than any word or sign reaches. */
const SLACK = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text that has room, of whole signs: neither half an emoji nor a letter without its marks. */
function beginningOf(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * Words as strangers' programs may show them: one line, no longer than `most` UTF-16 units, cut between words where
 * there is such a place in the second half. Empty for what is no text.
 */
export function shownWords(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  // Spaces first: a line break is a control too, and parts words.
  const text = value.toWellFormed().replace(SPACES, ' ').replace(UNWANTED, '').trim();
  if (text.length <= most) return text;
  const room = beginningOf(text.slice(0, most + SLACK), most - ELLIPSIS.length);
  const isBetweenWords = text[room.length] === ' ';
  const space = room.lastIndexOf(' ');
  return (isBetweenWords || space < most / 2 ? room : room.slice(0, space)).trimEnd() + ELLIPSIS;
}
