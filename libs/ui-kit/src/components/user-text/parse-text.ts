import type { Direction } from '../../theme/ui-context.ts';
import { directionOfWords } from '../text/direction-of-words.ts';
import { findLinks } from './find-links.ts';
import type { TextMark } from './text-marks.ts';

/** A part of a line. `words` is its visible text. */
export type TextPart =
  | { kind: 'words'; words: string }
  /** An address that is not linked, as of an e-mail; isolated from the direction of its sentence. */
  | { kind: 'address'; words: string }
  /** A link to another site. */
  | { kind: 'link'; words: string; href: string }
  /** A link within the site. */
  | { kind: 'mark'; words: string; href: string; isWord: boolean };

export interface TextLine {
  parts: TextPart[];
  /** Undefined when no letter of the text determines it: then that of the page. */
  dir: Direction | undefined;
}

interface Found {
  index: number;
  part: TextPart;
}

const linkAt =
  (text: string) =>
  (link: ReturnType<typeof findLinks>[number]): Found => {
    const words = text.slice(link.index, link.end);
    return {
      index: link.index,
      part: link.href ? { kind: 'link', words, href: link.href } : { kind: 'address', words },
    };
  };

const markAt = ({ hrefOf, isWord = false }: TextMark, { 0: words, index }: RegExpExecArray): Found => ({
  index,
  part: { kind: 'mark', words, href: hrefOf(words), isWord },
});

/** Addresses are matched first: an `@` or `#` inside of one is part of it. */
const findParts = (text: string, marks: readonly TextMark[]): Found[] => {
  const found = [
    ...findLinks(text).map(linkAt(text)),
    ...marks.flatMap((mark) => [...text.matchAll(mark.pattern)].map((match) => markAt(mark, match))),
  ];
  return found.toSorted((a, b) => a.index - b.index);
};

/** Splits a line into text and links. Lossless: the words of all parts, joined, are the line. */
const parseLine = (line: string, marks: readonly TextMark[]): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, part } of findParts(line, marks)) {
    if (index < end) continue;
    parts.push({ kind: 'words', words: line.slice(end, index) }, part);
    end = index + part.words.length;
  }
  parts.push({ kind: 'words', words: line.slice(end) });
  return parts.filter(({ words }) => words !== '');
};

const joined = (parts: TextPart[], isCounted: (part: TextPart) => boolean): string =>
  parts
    .filter(isCounted)
    .map(({ words }) => words)
    .join(' ');

/** The direction of its plain text; without any, that of its topics. */
const directionOfParts = (parts: TextPart[]): Direction | undefined =>
  directionOfWords(joined(parts, ({ kind }) => kind === 'words')) ??
  directionOfWords(joined(parts, (part) => part.kind === 'mark' && part.isWord));

/**
 * The lines of a text, each with its own direction: that of its first letter outside of names, topics and
 * addresses. A line without such a letter has the direction of the first line with one.
 */
export const parseText = (text: string, marks: readonly TextMark[] = []): TextLine[] => {
  const lines = text.split('\n').map((line) => {
    const parts = parseLine(line, marks);
    return { parts, dir: directionOfParts(parts) };
  });
  const common = lines.find(({ dir }) => dir !== undefined)?.dir;
  return lines.map(({ parts, dir }) => ({ parts, dir: dir ?? common }));
};
