import { readFile } from 'node:fs/promises';

/** Where readers of PDF look for the head of a document. */
const PDF_HEAD_BYTES = 1024;

/** Words that make a browser read a document out of a picture; by chance a picture of 25 MB has none of them. */
const DOCUMENT = /<(?:script|html|iframe|\?php)[\s>/]|<!doctype\s+html/i;
/** A GIF whose size is spelt so that a script begins there. */
const SCRIPT = /^GIF8[79]a\s*(?:=|\/\*)/;

/** Whether text holds a page, or a script. */
export const holdsDocument = (text: string): boolean => DOCUMENT.test(text);

/** Whether a picture is at the same time something that runs or shows a page: a GIF that is a script, HTML in a PNG. */
export const isDisguised = async (path: string): Promise<boolean> => {
  const text = (await readFile(path)).toString('latin1');
  return SCRIPT.test(text) || text.slice(0, PDF_HEAD_BYTES).includes('%PDF-') || holdsDocument(text);
};
