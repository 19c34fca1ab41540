import { readFile } from 'node:fs/promises';
import { DOCUMENT_ENDINGS } from '@barg/contract';

/** What may be sent as a document, by its content. */
export const DOCUMENT_TYPES = Object.keys(DOCUMENT_ENDINGS);
export const TEXT = 'text/plain';

const endingOf = (name: string): string => /\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file's name says what it is: an archive that is named as a program is neither. */
export const isNamedAs = (mime: string, name: string): boolean =>
  DOCUMENT_ENDINGS[mime]?.includes(endingOf(name)) ?? false;

/** Whether it has the name of some document, which is known before any of its bytes. */
export const isNamedAsDocument = (name: string): boolean => DOCUMENT_TYPES.some((mime) => isNamedAs(mime, name));

/** Text has no first bytes of its own: it is UTF-8 without control characters that no text has. */
const isTextual = (bytes: Uint8Array, isWhole: boolean): boolean => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
};

/** Whether the first bytes of a file may be those of a text. */
export const maybeText = (head: Uint8Array): boolean => head.length > 0 && isTextual(head, false);

/** Larger texts are sent in an archive. */
const LONGEST_TEXT = 20 * 1024 * 1024;

/** Whether a whole file is text. */
export const isTextFile = async (path: string): Promise<boolean> => {
  const bytes = await readFile(path);
  return bytes.length > 0 && bytes.length <= LONGEST_TEXT && isTextual(bytes, true);
};
