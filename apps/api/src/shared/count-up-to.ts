import { sql, type SelectQueryBuilder } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** A total is exact up to this number, and this number beyond; offsets end here too. */
export const MOST_COUNTED = 10_000;

/** SQL: the number of rows of a statement, counted up to {@link MOST_COUNTED}. */
export const countUpToSql = (rows: Parameters<typeof sql>[1]) =>
  sql<{ total: number }>`select count(*)::int as total from (${rows} limit ${sql.lit(MOST_COUNTED)}) counted`;

/**
 * The total of a list: the number of rows of a query, up to {@link MOST_COUNTED}. Counting all would cost more than the
 * page, and grow with the site.
 */
export const countUpTo = async <DB, TB extends keyof DB, O>(
  db: Queryable,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> => {
  const rows = query.clearSelect().select(sql.lit(1).as('one'));
  const { rows: found } = await countUpToSql(rows).execute(db);
  return found[0]?.total ?? 0;
};
