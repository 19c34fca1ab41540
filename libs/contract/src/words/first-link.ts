/** Longer ones were not written by a person. */
const MAX_LENGTH = 2048;

/** A letter, a digit or a sign that addresses are written with; invisible marks and brackets of quotations end one. */
const ADDRESS = /(?<![a-z0-9_+.-])https?:\/\/[^\s\p{C}<>"“”«»`\\]+/giu;

/** What ends a sentence, and marks of emphasis. */
const TRAILING = /[.,;:!?*_~'…،؛؟]+$/u;

const countOf = (words: string, sign: string): number => words.split(sign).length - 1;

/** A closing bracket belongs to an address that has the opening one. */
const withoutEnd = (written: string): string => {
  const words = written.replace(TRAILING, '');
  const isOpened = (open: string, close: string) =>
    !words.endsWith(close) || countOf(words, open) >= countOf(words, close);
  return isOpened('(', ')') && isOpened('[', ']') ? words : withoutEnd(words.slice(0, -1));
};

const readAddress = (written: string): URL | null => {
  if (written.length > MAX_LENGTH) return null;
  const url = URL.parse(withoutEnd(written));
  if (!url || !url.hostname.includes('.') || url.username !== '' || url.password !== '') return null;
  // What stands behind it is the browser's business, and never sent.
  url.hash = '';
  return url.href.length > MAX_LENGTH ? null : url;
};

/** The first web address of a text that is written out with `https://` or `http://`; null without one. */
export const firstLink = (text: string): URL | null => {
  for (const [written] of text.matchAll(ADDRESS)) {
    const url = readAddress(written);
    if (url) return url;
  }
  return null;
};
