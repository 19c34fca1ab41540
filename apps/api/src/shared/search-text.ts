import { sql, type RawBuilder } from 'kysely';

const fold: ReadonlyArray<[RegExp, string]> = [
  [/[\u064A\u0649]/g, '\u06CC'], // Arabic yeh forms to Persian yeh
  [/\u0643/g, '\u06A9'], // Arabic kaf to Persian kaf
  [/[\u0623\u0625\u0622]/g, '\u0627'], // alef with hamza or madda to bare alef
  [/\u0629/g, '\u0647'], // teh marbuta to heh
  [/[\u064B-\u065F\u0670\u0640]/g, ''], // vowel marks and tatweel
  [/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, ' '], // joiners and direction marks
];

/**
 * Text as it is searched: lower case, compatibility forms folded, and Arabic and Persian letters that look
 * alike made one, so that a name is found whichever keyboard typed it.
 */
export const toSearchText = (...parts: Array<string | null | undefined>): string => {
  let text = parts.filter(Boolean).join(' ').normalize('NFKC').toLowerCase();
  for (const [pattern, replacement] of fold) text = text.replace(pattern, replacement);
  return text.replace(/\s+/g, ' ').trim();
};

/** A search text as a LIKE pattern that finds it anywhere; the wildcards in it are taken literally. */
export const toLikePattern = (query: string): string => `%${toSearchText(query).replace(/[\\%_]/g, '\\$&')}%`;

/** SQL: a text of the database folded as {@link toSearchText} folds, for lists too short to keep it beside the rows. */
export const searchTextSql = (text: RawBuilder<unknown>): RawBuilder<string> => {
  const folded = fold.reduce<RawBuilder<unknown>>(
    (inner, [{ source }, replacement]) => sql`regexp_replace(${inner}, ${source}::text, ${replacement}::text, 'g')`,
    sql`lower(normalize(${text}, nfkc))`,
  );
  return sql<string>`regexp_replace(${folded}, '\\s+', ' ', 'g')`;
};
