import { sql, type RawBuilder } from 'kysely';
import { foldLetters, HALF_SPACE, toSearchText } from './search-text.ts';

/** Letters, digits and low lines, with a number sign before them where it is a hashtag. */
const WORD = /#?[\p{L}\p{N}\p{M}_]+/gu;
/** Longer ones are found by their beginning; the database keeps no word of any length. */
const MAX_LENGTH = 64;
/** Between Chinese characters, which are words without spaces between them. */
const AROUND_HAN = /(?<=\p{Script=Han})|(?=\p{Script=Han})/u;
const HALF_SPACED = /\S*\u200C\S*/g;
const ARABIC_ARTICLE = /^ال(?=..)/;

const isTag = (word: string): boolean => word.startsWith('#');
const parts = (word: string): string[] => (isTag(word) ? [word] : word.split(AROUND_HAN));

const wordsOf = (folded: string): string[] =>
  (folded.match(WORD) ?? []).flatMap(parts).map((word) => word.slice(0, MAX_LENGTH));

/** The folded words of a text in their order; those with a number sign are hashtags. */
export const toWords = (text: string): string[] => wordsOf(toSearchText(text));

const partHalfSpaces = (text: string): string => text.replace(HALF_SPACE, ' ');

/**
 * The words by which a text is found, each once: as they are written, hashtags also as words, Persian words with a
 * half-space, or with an ending or beginning after a space, also as one, Arabic words also without their article.
 */
export const toIndexedWords = (text: string): string => {
  const written = [...wordsOf(foldLetters(text)), ...toWords(text), ...toWords(partHalfSpaces(text))];
  const plain = written.filter(isTag).flatMap((tag) => toWords(tag.slice(1)));
  const bare = [...written, ...plain].map((word) => word.replace(ARABIC_ARTICLE, ''));
  return [...new Set([...written, ...plain, ...bare])].join(' ');
};

/**
 * What is asked for, word by word, each with the ways of writing it: as one word, and where it has a half-space that is
 * no ending's, as several.
 */
const askedWords = (q: string): string[][][] => {
  const several = new Map(
    (q.match(HALF_SPACED) ?? []).flatMap((word) => {
      const [one, ...others] = toWords(word);
      const split = toWords(partHalfSpaces(word));
      return one && others.length === 0 && split.length > 1 ? [[one, split]] : [];
    }),
  );
  return toWords(q).map((word) => [[word], ...[several.get(word) ?? []]].filter((way) => way.length > 0));
};

// Words hold letters, digits, low lines and number signs: nothing that a quoted lexeme would have to escape.
const lexeme = (word: string): string => (isTag(word) ? `'${word}'` : `'${word}':*`);

/** What finds words as `post_words` has them: hashtags as they are, other words by their beginning. Null for no words. */
export const toWordQuery = (q: string): string | null => {
  const asked = askedWords(q).map((ways) => {
    const [one = '', ...others] = ways.map((way) => way.map(lexeme).join(' & '));
    return others.length === 0 ? one : `(${one} | ${others.join(' | ')})`;
  });
  return asked.length === 0 ? null : asked.join(' & ');
};

/** SQL: whether a post holds all the words. Written as its index is. `alias` is the posts' table in the query. */
export const holdsWords = (query: string, alias = 'p'): RawBuilder<boolean> =>
  sql<boolean>`post_words(${sql.ref(`${alias}.search_text`)}) @@ ${query}::tsquery`;

/**
 * SQL: the same as {@link holdsWords}, read off the text itself: for the few rows that were come by in another way, of
 * which making the index's words would take twenty times as long. `text` is a column of words as
 * {@link toIndexedWords} makes them.
 */
export const textHoldsWords = (q: string, text: string): RawBuilder<boolean> => {
  const holds = (word: string) =>
    sql`strpos(' ' || ${sql.ref(text)} || ' ', ${isTag(word) ? ` ${word} ` : ` ${word}`}) > 0`;
  const holdsOne = (ways: string[][]) =>
    sql`(${sql.join(
      ways.map((way) => sql.join(way.map(holds), sql` and `)),
      sql` or `,
    )})`;
  return sql<boolean>`(${sql.join(askedWords(q).map(holdsOne), sql` and `)})`;
};
