import { z } from 'zod';
import { toPlainText } from './plain-text.ts';

/** Control characters but tab and line feed (PostgreSQL refuses NUL), and a byte order mark: none can be seen. */
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF]/g;
/** Embeddings and overrides: they show a text in another order than it is written, so that names can pretend. */
const overrides = /[\u202A-\u202E]/g;
/** Isolates may stand in a text, which has a block of its own; a name stands inside of other sentences. */
const isolates = /[\u2066-\u2069\u200E\u200F\u061C]/g;
/** A character that can be seen: joiners and marks alone are no text. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Markup is longer than the words in it: what may be sent, for a given length of words. */
const writtenLength = (max: number): number => max * 2 + 200;

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .replace(overrides, '');

const emptyUnlessVisible = (text: string): string => (visible.test(text) ? text : '');

/** Words over several lines, sanitised: see docs/decisions/0026. */
export const cleanText = (written: string): string =>
  emptyUnlessVisible(
    toPlainText(withoutControls(written))
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );

/** Words in one line, sanitised; also without direction marks, which would reach into the sentence around it. */
export const cleanLine = (written: string): string =>
  emptyUnlessVisible(toPlainText(withoutControls(written).replace(isolates, '')).replace(/\s+/g, ' ').trim());

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
