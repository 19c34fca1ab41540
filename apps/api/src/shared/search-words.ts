import { TOPIC, topicsOf } from '@barg/contract/words';
import { sql, type RawBuilder } from 'kysely';
import { foldLetters, HALF_SPACE, toSearchText } from './search-text.ts';

/** Letters, digits and low lines. */
const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
const NO_LETTERS = /[^\p{L}\p{N}\p{M}_]+/gu;
/** Longer ones are found by their beginning; the database keeps no word of any length. */
const MAX_LENGTH = 64;
/** Between Chinese characters, which are words without spaces between them. */
const AROUND_HAN = /(?<=\p{Script=Han})|(?=\p{Script=Han})/u;
const HALF_SPACED = /\S*\u200C\S*/g;
const ARABIC_ARTICLE = /^ال(?=..)/;

const isTag = (word: string): boolean => word.startsWith('#');

const wordsOf = (folded: string): string[] =>
  (folded.match(WORD) ?? []).flatMap((word) => word.split(AROUND_HAN)).map((word) => word.slice(0, MAX_LENGTH));

/** A topic as it is found, with its sign: the same for all ways of writing its letters, one word with its half-spaces. */
export const foldTopic = (topic: string): string =>
  `#${toSearchText(topic).replace(NO_LETTERS, '')}`.slice(0, MAX_LENGTH);

/** The folded words of a text in their order; those with a number sign are topics. */
export const toWords = (text: string): string[] => {
  const topics = topicsOf(text).map(foldTopic);
  // What stands around topics is read by itself: an ending after one is no part of it.
  return text
    .split(TOPIC)
    .flatMap((words, index) => [...wordsOf(toSearchText(words)), ...topics.slice(index, index + 1)]);
};

const partHalfSpaces = (text: string): string => text.replace(HALF_SPACE, ' ');

/**
 * The words by which a text is found, each once: its topics, and its words (theirs too) as they are written, Persian
 * words with a half-space, or with an ending or beginning after a space, also as one, Arabic words also without their
 * article.
 */
export const toIndexedWords = (text: string): string => {
  const folded = [foldLetters(text), toSearchText(text), toSearchText(partHalfSpaces(text))];
  const written = [...topicsOf(text).map(foldTopic), ...folded.flatMap(wordsOf)];
  const bare = written.map((word) => word.replace(ARABIC_ARTICLE, ''));
  return [...new Set([...written, ...bare])].join(' ');
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
      return one && !isTag(one) && others.length === 0 && split.length > 1 ? [[one, split]] : [];
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
