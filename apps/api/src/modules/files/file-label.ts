import { shownWords, withoutBlanks } from '@barg/contract/words';

const LONGEST = 200;
/** Control characters, and those that change the direction of the text around them: `photo\u202egpj.exe`. */
const UNSEEN = /[\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;
/** The file extension. */
const ENDING = /\.[\p{L}\p{N}]{1,12}$/u;

/** Shortens a name before its extension. */
const shortened = (name: string): string => {
  const letters = [...name];
  if (letters.length <= LONGEST) return name;
  const ending = [...(ENDING.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, LONGEST - ending.length - 1), '…', ...ending].join('');
};

/**
 * A file name from a client as one line of text: its last path segment, never used as a path. Empty when nothing of it
 * is visible.
 */
export const fileLabel = (name: string): string => {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  return shortened(shownWords(withoutBlanks(last.replace(UNSEEN, '').toWellFormed())));
};

/** How browsers escape the characters that would end a name in a form (HTML, multipart/form-data). */
const ENCODED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The label of a file that came in a form. */
export const formFileLabel = (name: string): string =>
  fileLabel(name.replace(/%(?:22|0D|0A)/gi, (sign) => ENCODED[sign.toUpperCase()] ?? sign));
