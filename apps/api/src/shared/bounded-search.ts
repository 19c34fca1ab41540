import { sql, type RawBuilder } from 'kysely';

/** How many of those who stand first are looked through. */
const WALKED = 10_000;
/** So many of them: what is sought is no rarity, and the index of all would answer with a good part of the table. */
const COMMON = 100;
/** How many a search finds at most. */
const MOST_FOUND = 1_000;

interface Search {
  /** SQL: ids and whatever `matches` asks for, in the order that matters, as an index holds it. */
  first: RawBuilder<unknown>;
  /** SQL: whether a row, of `first` or of `all`, is found. */
  matches: RawBuilder<boolean>;
  /** SQL: the same of every row, in no order: it ends with a condition, and an index of words serves `matches`. */
  all: RawBuilder<unknown>;
  /** SQL: ids that are found whatever stands first, as that of the account with just this name. */
  exact?: RawBuilder<unknown>;
}

/**
 * SQL: an array with the ids of what a search by words finds: a thousand at most (docs/decisions/0115). An index of words
 * answers with all that hold them before anything is sorted or left out. That is little of a rare word, and grows with
 * the site where a name is common: then the thousand are looked for among those who stand first.
 *
 * The rows are called `it` in every part.
 */
export const foundIdsSql = ({
  first,
  matches,
  all,
  exact = sql`select id from first`,
}: Search): RawBuilder<string[]> => sql<string[]>`array(
  with first as materialized (
    select it.id from (${first} limit ${sql.lit(WALKED)}) it where ${matches} limit ${sql.lit(MOST_FOUND)}
  )
  ${exact} union select id from first union (
    select it.id ${all} and ${matches} and (select count(*) from first) < ${sql.lit(COMMON)} limit ${sql.lit(MOST_FOUND)}
  ))`;
