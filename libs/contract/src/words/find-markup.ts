import { isElementName } from './tag-names.ts';

/** A piece of what someone wrote: words, a whole tag, or code and broken tags that are no words. */
export interface Piece {
  kind: 'words' | 'tag' | 'junk';
  text: string;
}

/** Comments, PHP and template blocks, declarations. What is never closed runs to the end when it can be nothing else. */
const junk =
  /<!--[\s\S]*?(?:-->|$)|<\?(?:php|=)[\s\S]*?(?:\?>|$)|<\?[\s\S]*?\?>|<%[\s\S]*?%>|<!\[CDATA\[|<!(?:doctype|entity|element|attlist)\b[^<>]*>/iy;
const tagName = /<(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])/iy;
const closingTags = /<\/([a-z][a-z0-9:-]*)\s*>/gi;
const attribute = /[\s/]+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s<>"']+))?/y;
const tagEnd = /[\s/]*>/y;
/** What is left of a tag whose quotes are not closed. */
const brokenRest = /[^<>]*>?/y;
const brokenValue = /\s*=/y;

/** Attributes that stand without a value; any other bare word after `<b ` is what people write. */
const bareAttributes = new Set(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled download hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Names that a text closes somewhere: these are tags whatever they are called. */
const closedNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(closingTags)].map(([, name = '']) => name.toLowerCase()));

/**
 * The tag that begins at `start`, or null where a `<` is only a sign. A name that is no element's makes a tag where it
 * is closed or has attributes with values: `<foo>x</foo>` is one, `List<Text>` and `<your name>` are words.
 */
const readTag = (text: string, start: number, closed: ReadonlySet<string>): Piece | null => {
  const name = matchAt(tagName, text, start);
  if (!name) return null;
  const isNamed = isElementName(name[2] ?? '') || closed.has((name[2] ?? '').toLowerCase());
  let [at, hasValue, hasWords] = [start + name[0].length, false, false];
  for (let found = matchAt(attribute, text, at); found; found = matchAt(attribute, text, at)) {
    at += found[0].length;
    if (found[2] !== undefined) hasValue = true;
    else if (!bareAttributes.has((found[1] ?? '').toLowerCase())) hasWords = true;
  }
  const end = matchAt(tagEnd, text, at);
  if (end && (hasValue || (isNamed && !hasWords))) return { kind: 'tag', text: text.slice(start, at + end[0].length) };
  if (end || !(hasValue || matchAt(brokenValue, text, at))) return null;
  const rest = matchAt(brokenRest, text, at)?.[0] ?? '';
  return { kind: 'junk', text: text.slice(start, at + rest.length) };
};

const readMarkup = (text: string, start: number, closed: ReadonlySet<string>): Piece | null => {
  const found = matchAt(junk, text, start);
  return found ? { kind: 'junk', text: found[0] } : readTag(text, start, closed);
};

/**
 * Tells the markup in a text from its words: `a < b`, `<3` and `a<b and c>d` are words. The pieces, put together,
 * are the text again.
 */
export const findMarkup = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  const closed = closedNames(text);
  let wordsFrom = 0;
  for (let at = text.indexOf('<'); at >= 0;) {
    const piece = readMarkup(text, at, closed);
    if (piece) {
      pieces.push({ kind: 'words', text: text.slice(wordsFrom, at) }, piece);
      wordsFrom = at + piece.text.length;
    }
    at = text.indexOf('<', piece ? wordsFrom : at + 1);
  }
  return [...pieces, { kind: 'words', text: text.slice(wordsFrom) }];
};
