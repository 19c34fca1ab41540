import { sql, type RawBuilder } from 'kysely';

/** Marks that do not change a word: accents, Hebrew and Arabic vowel marks, tatweel. */
const MARKS =
  /[\u0300-\u036F]|[\u0591-\u05BD]|[\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]|[\u0610-\u061A]|\u0640|[\u064B-\u065F]|\u0670|[\u06D6-\u06DC]|[\u06DF-\u06E8]|[\u06EA-\u06ED]/g;

/** Letters with several forms on keyboards, and the digits of Persian and Arabic. */
const LETTERS = new Map<string, string>([
  ...pairs('\u064A\u0649', '\u06CC\u06CC'), // Arabic yeh forms to Persian yeh
  ...pairs('\u0643', '\u06A9'), // Arabic kaf to Persian kaf
  ...pairs('\u0629\u06D5\u06C1\u06BE', '\u0647\u0647\u0647\u0647'), // teh marbuta and other forms of heh to heh
  ...pairs('\u0671', '\u0627'), // alef wasla to alef
  ...pairs('\u0131', 'i'), // Turkish dotless i
  ...pairs('٠١٢٣٤٥٦٧٨٩', '0123456789'),
  ...pairs('۰۱۲۳۴۵۶۷۸۹', '0123456789'),
]);
const FOLDED_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** The Persian half-space, which is inside a word. */
export const HALF_SPACE = /\u200C/g;
/** White space, other joiners and direction marks. */
const SPACES = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** Folded letters of the Arabic script. */
const LETTER = '[\\u0620-\\u064A\\u066E-\\u06D3]';
const SUFFIXES = 'ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|تر|ترین|ترها';
/**
 * A space before or after an affix that is written with a half-space, a space or nothing: endings of plural and
 * comparison, and prefixes of verbs.
 */
const AFFIX_SPACE = new RegExp(
  `(?<=${LETTER}) (?=(?:${SUFFIXES})(?!${LETTER}))|(?<=(?<!${LETTER})ن?می) (?=${LETTER})`,
  'g',
);

function pairs(from: string, to: string): Array<[string, string]> {
  return [...from].map((letter, index) => [letter, to[index] ?? '']);
}

/**
 * Text folded for the search: lower case, without accents and compatibility forms, Arabic and Persian letters and
 * digits of one shape unified, so that any keyboard finds a name; a word with a half-space is one word. The database's
 * `fold_text` does the same.
 */
export const toSearchText = (...parts: Array<string | null | undefined>): string =>
  foldLetters(parts.filter(Boolean).join(' ').replace(HALF_SPACE, '')).replace(AFFIX_SPACE, '');

/** The same with each word apart: a half-space is a space, and endings after one are words. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(FOLDED_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
    .replace(SPACES, ' ')
    .trim();

/**
 * A search text as a LIKE pattern that matches anywhere, with wildcards escaped. A space or half-space matches anything
 * or nothing: the word may be written as one or as two.
 */
export const toLikePattern = (query: string): string =>
  `%${toSearchText(query.replace(HALF_SPACE, ' '))
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll(' ', '%')}%`;

/** SQL: a text folded as by {@link toSearchText}, for lists too short to store it with the rows. */
export const searchTextSql = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`fold_text(${text})`;
