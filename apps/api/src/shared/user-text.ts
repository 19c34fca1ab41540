import { showsNothing, withoutBlanks } from '@barg/contract/words';
import { z } from 'zod';
import { toPlainText } from './plain-text.ts';

/** Control characters but tab and line feed (PostgreSQL refuses NUL): none can be seen. */
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** Embeddings and overrides: they show a text in another order than it is written, so that names can pretend. */
const overrides = /[\u202A-\u202E]/g;
/** Isolates may stand in a text, which has a block of its own; a name stands inside of other sentences. */
const isolates = /[\u2066-\u2069\u200E\u200F\u061C]/g;
/** Thai and Khmer part words by it in a text; in a name it is only a way to look like another. */
const zeroWidthSpaces = /\u200B/g;
/** More accents on one letter than any script has: they cover the lines around them. */
const PILE = /(\p{Mn}{5})\p{Mn}+/gu;

/** Markup is longer than the words in it: what may be sent, for a given length of words. */
const writtenLength = (max: number): number => max * 2 + 200;

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .replace(overrides, '');

/** Once tags are gone, for what stood on both sides of one may join. */
const withoutUnseen = (text: string): string => withoutBlanks(text).normalize('NFC').replace(PILE, '$1');

const emptyUnlessVisible = (text: string): string => (showsNothing(text) ? '' : text);

/** Lines that show nothing are empty, and no more than one of them stands between two others. */
const withoutEmptyLines = (text: string): string =>
  text
    .split('\n')
    .map(emptyUnlessVisible)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** Words over several lines, sanitised: see docs/decisions/0026. */
export const cleanText = (written: string): string =>
  withoutEmptyLines(withoutUnseen(toPlainText(withoutUnseen(withoutControls(written))))).trim();

/** Words in one line, sanitised; also without direction marks, which would reach into the sentence around it. */
export const cleanLine = (written: string): string => {
  const inOneLine = withoutControls(written).replace(isolates, '').replace(zeroWidthSpaces, '');
  return emptyUnlessVisible(
    withoutUnseen(toPlainText(withoutUnseen(inOneLine)))
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

interface TextBounds {
  /** UTF-16 code units, counted in what is left after sanitising. */
  max: number;
  /** 1 unless given: an empty text is refused. 0 for what may be emptied. */
  min?: number;
}

const sanitised =
  (clean: (written: string) => string) =>
  ({ max, min = 1 }: TextBounds) =>
    z.string().max(writtenLength(max)).transform(clean).pipe(z.string().min(min).max(max));

/** A text that someone writes, with lines: posts, messages, descriptions. Plain text comes out. */
export const userText = sanitised(cleanText);

/** A line that someone writes: names, titles, cities. Plain text comes out, in one line. */
export const userLine = sanitised(cleanLine);
