import { TOPIC, topicsOf } from '@barg/contract/words';
import { sql, type RawBuilder } from 'kysely';
import { foldLetters, HALF_SPACE, toSearchText } from './search-text.ts';

/** Letters, digits and underscores. */
const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
const NO_LETTERS = /[^\p{L}\p{N}\p{M}_]+/gu;
/** Longer words are found by their beginning; the database limits the length of a word. */
const MAX_LENGTH = 64;
/** Between Chinese characters, each of which counts as a word. */
const AROUND_HAN = /(?<=\p{Script=Han})|(?=\p{Script=Han})/u;
const HALF_SPACED = /\S*\u200C\S*/g;
const ARABIC_ARTICLE = /^ال(?=..)/;

const isTag = (word: string): boolean => word.startsWith('#');

const wordsOf = (folded: string): string[] =>
  (folded.match(WORD) ?? []).flatMap((word) => word.split(AROUND_HAN)).map((word) => word.slice(0, MAX_LENGTH));

/** A topic for the search, with its sign: letters folded, and one word with its half-spaces. */
export const foldTopic = (topic: string): string =>
  `#${toSearchText(topic).replace(NO_LETTERS, '')}`.slice(0, MAX_LENGTH);

/** The folded words of a text in order; those with a number sign are topics. */
export const toWords = (text: string): string[] => {
  const topics = topicsOf(text).map(foldTopic);
  // Text around topics is parsed apart: an ending after a topic is not part of it.
  return text
    .split(TOPIC)
    .flatMap((words, index) => [...wordsOf(toSearchText(words)), ...topics.slice(index, index + 1)]);
};

const partHalfSpaces = (text: string): string => text.replace(HALF_SPACE, ' ');

/**
 * The words that a text is indexed by, each once: its topics, its words as written, Persian words with a half-space or
 * spaced affix also as one word, Arabic words also without their article.
 */
export const toIndexedWords = (text: string): string => {
  const folded = [foldLetters(text), toSearchText(text), toSearchText(partHalfSpaces(text))];
  const written = [...topicsOf(text).map(foldTopic), ...folded.flatMap(wordsOf)];
  const bare = written.map((word) => word.replace(ARABIC_ARTICLE, ''));
  return [...new Set([...written, ...bare])].join(' ');
};

/**
 * The words of a query, each with its spellings: as one word, and for a half-space that is not before an ending, as
 * several.
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

// Words consist of letters, digits, underscores and number signs: nothing to escape in a quoted lexeme.
const lexeme = (word: string): string => (isTag(word) ? `'${word}'` : `'${word}':*`);

/** A query for `post_words`: hashtags as a whole, other words by their beginning. Null without words. */
export const toWordQuery = (q: string): string | null => {
  const asked = askedWords(q).map((ways) => {
    const [one = '', ...others] = ways.map((way) => way.map(lexeme).join(' & '));
    return others.length === 0 ? one : `(${one} | ${others.join(' | ')})`;
  });
  return asked.length === 0 ? null : asked.join(' & ');
};

/** SQL: whether a post contains all the words, in the form of its index. `alias` is the posts' table in the query. */
export const holdsWords = (query: string, alias = 'p'): RawBuilder<boolean> =>
  sql<boolean>`post_words(${sql.ref(`${alias}.search_text`)}) @@ ${query}::tsquery`;

/**
 * SQL: the same as {@link holdsWords} by the text itself, for a few rows that were found in another way: building the
 * index's words for them would take twenty times as long. `text` is a column of words by {@link toIndexedWords}.
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
