import { withoutBlanks } from './blank.ts';

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

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .replace(overrides, '');

/** Without what shows nothing and what covers other signs. Again once tags are gone: what stood around one may join. */
export const withoutUnseen = (text: string): string => withoutBlanks(text).normalize('NFC').replace(PILE, '$1');

/** A text of several lines as its tags are looked for: what cannot be seen hides none. */
export const signsOfText = (written: string): string => withoutUnseen(withoutControls(written));

/** The same of one line, which loses marks of direction too: they would reach into the sentence around it. */
export const signsOfLine = (written: string): string =>
  withoutUnseen(withoutControls(written).replace(isolates, '').replace(zeroWidthSpaces, ''));
