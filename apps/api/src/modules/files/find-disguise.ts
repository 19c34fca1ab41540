import { readFile } from 'node:fs/promises';

/** PDF readers look for the header within these bytes. */
const PDF_HEAD_BYTES = 1024;

/** Markup that makes a browser read HTML out of a picture. It does not occur by chance, even in 25 MB. */
const DOCUMENT = /<(?:script|html|iframe|\?php)[\s>/]|<!doctype\s+html/i;
/** A GIF header whose size bytes make the file valid JavaScript. */
const SCRIPT = /^GIF8[79]a\s*(?:=|\/\*)/;

/** Whether text holds HTML or a script. */
export const holdsDocument = (text: string): boolean => DOCUMENT.test(text);

/** Whether a picture is also a script or HTML: a polyglot GIF, HTML in a PNG. */
export const isDisguised = async (path: string): Promise<boolean> => {
  const text = (await readFile(path)).toString('latin1');
  return SCRIPT.test(text) || text.slice(0, PDF_HEAD_BYTES).includes('%PDF-') || holdsDocument(text);
};
