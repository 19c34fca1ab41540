import { findMarkup, type Piece } from './find-markup.ts';
import { signsOfLine, signsOfText } from './signs.ts';

/** Signs of a tag that are told: enough to find it by. */
const TOLD_SIGNS = 40;
/** More rounds than this need only texts that are made to get around a sanitiser. */
const MAX_ROUNDS = 8;

const inShort = (tag: string): string => {
  const line = tag.replace(/\s+/g, ' ');
  return line.length > TOLD_SIGNS ? `${line.slice(0, TOLD_SIGNS).toWellFormed()}…` : line;
};

/** What takes along the words that stand in it, where it is closed. */
const RAW = [
  { opening: /^<script[\s/>]/i, closing: /^<\/script[\s/>]/i },
  { opening: /^<style[\s/>]/i, closing: /^<\/style[\s/>]/i },
];

/** Tells at which piece the element ends that begins at a given one; the piece itself for all but script and style. */
const createEndOf = (pieces: readonly Piece[]) => {
  const raw = RAW.map(({ opening, closing }) => {
    const isClosing = ({ kind, text }: Piece): boolean => kind === 'tag' && closing.test(text);
    return { opening, isClosing, last: pieces.findLastIndex(isClosing) };
  });
  return ({ kind, text }: Piece, at: number): number => {
    const found = kind === 'tag' && raw.find(({ opening, last }) => at < last && opening.test(text));
    return found ? pieces.findIndex((piece, index) => index > at && found.isClosing(piece)) : at;
  };
};

/** One round over a text: what goes of it, and the words that stay. */
const part = (text: string): { gone: string[]; words: string } => {
  const pieces = findMarkup(text);
  const endOf = createEndOf(pieces);
  const gone: string[] = [];
  let words = '';
  let next = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at < next) continue;
    next = endOf(piece, at) + 1;
    if (piece.kind === 'words') words += piece.text;
    else
      gone.push(
        pieces
          .slice(at, next)
          .map((inner) => inner.text)
          .join(''),
      );
  }
  return { gone, words };
};

/**
 * What of a text goes when it is sent: its tags, scripts, comments and code, each told once and in short. Empty exactly
 * where the server takes nothing out. What only looks like a tag stays.
 */
export const removedTags = (written: string, { isLine = false } = {}): string[] => {
  const told = new Set<string>();
  let text = (isLine ? signsOfLine : signsOfText)(written);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { gone, words } = part(text);
    if (gone.length === 0) break;
    for (const tag of gone) told.add(inShort(tag));
    text = words;
  }
  return [...told];
};
