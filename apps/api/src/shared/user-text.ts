import { showsNothing, signsOfLine, signsOfText, withoutUnseen } from '@barg/contract/words';
import { z } from 'zod';
import { toPlainText } from './plain-text.ts';

/** Markup is longer than the words in it: what may be sent, for a given length of words. */
const writtenLength = (max: number): number => max * 2 + 200;

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
  withoutEmptyLines(withoutUnseen(toPlainText(signsOfText(written)))).trim();

/** Words in one line, sanitised; also without direction marks, which would reach into the sentence around it. */
export const cleanLine = (written: string): string =>
  emptyUnlessVisible(
    withoutUnseen(toPlainText(signsOfLine(written)))
      .replace(/\s+/g, ' ')
      .trim(),
  );

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
