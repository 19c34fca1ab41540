import type { Direction } from '../../theme/ui-context.ts';
import { findLinks } from './find-links.ts';
import type { TextMark } from './text-marks.ts';

/** A piece of a line. `words` is what is shown of it. */
export type TextPart =
  | { kind: 'words'; words: string }
  /** An address that leads nowhere, as an e-mail's: a thing by itself in its sentence. */
  | { kind: 'address'; words: string }
  /** Out of the site. */
  | { kind: 'link'; words: string; href: string }
  /** Within the site. */
  | { kind: 'mark'; words: string; href: string; isWord: boolean };

export interface TextLine {
  parts: TextPart[];
  /** Undefined where nothing in the text says it: the page's. */
  dir: Direction | undefined;
}

/** The first letter, or mark of direction, with the scripts that run from right to left told apart. */
const STRONG = /[\p{L}\u200E\u200F\u061C]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}\u200F\u061C]/u;

/** What a sentence holds apart, as a name that was filled in: it does not turn the sentence. */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

const directionOf = (words: string): Direction | undefined => {
  const [letter] = STRONG.exec(words.replace(ISOLATED, ' ')) ?? STRONG.exec(words) ?? [];
  if (letter === undefined) return undefined;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

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

/** Addresses first: a name or a number sign in one is a part of it. */
const findParts = (text: string, marks: readonly TextMark[]): Found[] => {
  const found = [
    ...findLinks(text).map(linkAt(text)),
    ...marks.flatMap((mark) => [...text.matchAll(mark.pattern)].map((match) => markAt(mark, match))),
  ];
  return found.toSorted((a, b) => a.index - b.index);
};

/** Cuts a line into words and what leads somewhere. Nothing is lost: the words of all parts are the line. */
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

/** By its own words; without any, by its topics. */
const directionOfParts = (parts: TextPart[]): Direction | undefined =>
  directionOf(joined(parts, ({ kind }) => kind === 'words')) ??
  directionOf(joined(parts, (part) => part.kind === 'mark' && part.isWord));

/**
 * The lines of a text, each with a direction of its own: that of its first letter outside of names, topics and
 * addresses. A line without one runs as the first line that has one.
 */
export const parseText = (text: string, marks: readonly TextMark[] = []): TextLine[] => {
  const lines = text.split('\n').map((line) => {
    const parts = parseLine(line, marks);
    return { parts, dir: directionOfParts(parts) };
  });
  const common = lines.find(({ dir }) => dir !== undefined)?.dir;
  return lines.map(({ parts, dir }) => ({ parts, dir: dir ?? common }));
};
