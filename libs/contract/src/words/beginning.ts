const ELLIPSIS = '…';
/** A text is cut this far behind the limit first: further than any word or grapheme. */
const SLACK = 200;

/** Made when a text is too long for the first time. */
let segmenter: Intl.Segmenter | undefined;

/** The longest beginning of a text that fits, cut between graphemes: no half emoji, no letter without its marks. */
const graphemesWithin = (text: string, most: number): string => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};

/**
 * A text in one line, at most `most` UTF-16 units: cut between words if possible in the second half, with an ellipsis
 * where something was cut.
 */
export const beginningOf = (words: string, most: number): string => {
  const text = words.toWellFormed().replace(/\s+/gu, ' ').trim();
  if (text.length <= most) return text;
  const room = graphemesWithin(text.slice(0, most + SLACK), most - ELLIPSIS.length);
  const isBetweenWords = text[room.length] === ' ';
  const space = room.lastIndexOf(' ');
  return (isBetweenWords || space < most / 2 ? room : room.slice(0, space)).trimEnd() + ELLIPSIS;
};
