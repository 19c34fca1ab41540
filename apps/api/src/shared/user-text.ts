import { showsNothing, signsOfLine, signsOfText, withoutUnseen } from '@barg/contract/words';
import { z } from 'zod';
import { latinDigits } from './latin-digits.ts';
import { toPlainText } from './plain-text.ts';

/** Markup is longer than its text: the longest input for a given length of text. */
const writtenLength = (max: number): number => max * 2 + 200;

const emptyUnlessVisible = (text: string): string => (showsNothing(text) ? '' : text);

/** Removes invisible lines, and all but one empty line in a row. */
const withoutEmptyLines = (text: string): string =>
  text
    .split('\n')
    .map(emptyUnlessVisible)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** Text with several lines, sanitised: see docs/decisions/0026. */
export const cleanText = (written: string): string =>
  withoutEmptyLines(withoutUnseen(toPlainText(signsOfText(written)))).trim();

/** Text in one line, sanitised; also without direction marks, which would affect the sentence around it. */
export const cleanLine = (written: string): string =>
  emptyUnlessVisible(
    withoutUnseen(toPlainText(signsOfLine(written)))
      .replace(/\s+/g, ' ')
      .trim(),
  );

interface TextBounds {
  /** UTF-16 code units after sanitising. */
  max: number;
  /** 1 by default: an empty text is refused. 0 for optional texts. */
  min?: number;
}

const sanitised =
  (clean: (written: string) => string) =>
  ({ max, min = 1 }: TextBounds) =>
    z.string().max(writtenLength(max)).transform(clean).pipe(z.string().min(min).max(max));

/** A user's text with lines: posts, messages, descriptions. The result is plain text. */
export const userText = sanitised(cleanText);

/** A user's text in one line: names, titles, cities. The result is plain text. */
export const userLine = sanitised(cleanLine);

/**
 * A code that others read, as a carrier does a postal code: one line, with Latin digits whatever keyboard it was typed
 * on.
 */
export const userCode = sanitised((written) => latinDigits(cleanLine(written)));
