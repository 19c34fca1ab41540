/** Control and direction characters; ZWNJ and ZWJ stay, because they change the spelling. */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const SPACES = /\s+/gu;
const ELLIPSIS = '…';
/** A text is cut this far behind the limit first: further than any word or grapheme. */
const SLACK = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The longest beginning of a text that fits, cut between graphemes: no half emoji, no letter without its marks. */
function beginningOf(text: string, most: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * A text for previews: one line, at most `most` UTF-16 units, cut between words if possible in the second half. Empty
 * for anything but text.
 */
export function shownWords(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  // Spaces first: a line break is a control character too, and separates words.
  const text = value.toWellFormed().replace(SPACES, ' ').replace(UNWANTED, '').trim();
  if (text.length <= most) return text;
  const room = beginningOf(text.slice(0, most + SLACK), most - ELLIPSIS.length);
  const isBetweenWords = text[room.length] === ' ';
  const space = room.lastIndexOf(' ');
  return (isBetweenWords || space < most / 2 ? room : room.slice(0, space)).trimEnd() + ELLIPSIS;
}
