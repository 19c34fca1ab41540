import { sql, type RawBuilder } from 'kysely';

/** What is written with or without them is the same word: accents, Hebrew and Arabic vowel marks, tatweel. */
const MARKS =
  /[\u0300-\u036F]|[\u0591-\u05BD]|[\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]|[\u0610-\u061A]|\u0640|[\u064B-\u065F]|\u0670|[\u06D6-\u06DC]|[\u06DF-\u06E8]|[\u06EA-\u06ED]/g;

/** Letters that keyboards have in several forms, and the digits of Persian and Arabic. */
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

/** White space, joiners (the half-space) and marks of direction. */
const SPACES = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]+/g;

function pairs(from: string, to: string): Array<[string, string]> {
  return [...from].map((letter, index) => [letter, to[index] ?? '']);
}

/**
 * Text as it is searched: lower case, compatibility forms and accents folded, and Arabic and Persian letters and
 * digits that look alike made one, so that a name is found whichever keyboard typed it. The database's `fold_text`
 * does the same.
 */
export const toSearchText = (...parts: Array<string | null | undefined>): string =>
  parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(FOLDED_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
    .replace(SPACES, ' ')
    .trim();

/** A search text as a LIKE pattern that finds it anywhere; the wildcards in it are taken literally. */
export const toLikePattern = (query: string): string => `%${toSearchText(query).replace(/[\\%_]/g, '\\$&')}%`;

/** SQL: a text of the database folded as {@link toSearchText} folds, for lists too short to keep it beside the rows. */
export const searchTextSql = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`fold_text(${text})`;
