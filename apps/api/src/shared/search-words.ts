import { sql, type RawBuilder } from 'kysely';
import { toSearchText } from './search-text.ts';

/** Letters, digits and low lines, with a number sign before them where it is a hashtag. */
const WORD = /#?[\p{L}\p{N}\p{M}_]+/gu;
/** Longer ones are found by their beginning; the database keeps no word of any length. */
const MAX_LENGTH = 64;
/** Between Chinese characters, which are words without spaces between them. */
const AROUND_HAN = /(?<=\p{Script=Han})|(?=\p{Script=Han})/u;
const HALF_SPACE = /\u200C/g;
const ARABIC_ARTICLE = /^ال(?=..)/;

const isTag = (word: string): boolean => word.startsWith('#');
const parts = (word: string): string[] => (isTag(word) ? [word] : word.split(AROUND_HAN));

/** The folded words of a text in their order; those with a number sign are hashtags. */
export const toWords = (text: string): string[] =>
  (toSearchText(text).match(WORD) ?? []).flatMap(parts).map((word) => word.slice(0, MAX_LENGTH));

/**
 * The words by which a text is found, each once: as they are written, hashtags also as words, Persian words with a
 * half-space also as one, Arabic words also without their article.
 */
export const toIndexedWords = (text: string): string => {
  const written = [...toWords(text), ...toWords(text.replace(HALF_SPACE, ''))];
  const plain = written.filter(isTag).flatMap((tag) => toWords(tag.slice(1)));
  const bare = [...written, ...plain].map((word) => word.replace(ARABIC_ARTICLE, ''));
  return [...new Set([...written, ...plain, ...bare])].join(' ');
};

/** What finds words as `post_words` has them: hashtags as they are, other words by their beginning. Null for no words. */
export const toWordQuery = (q: string): string | null => {
  const words = toWords(q);
  // Words hold letters, digits, low lines and number signs: nothing that a quoted lexeme would have to escape.
  return words.length === 0 ? null : words.map((word) => (isTag(word) ? `'${word}'` : `'${word}':*`)).join(' & ');
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
  return sql<boolean>`(${sql.join(toWords(q).map(holds), sql` and `)})`;
};
