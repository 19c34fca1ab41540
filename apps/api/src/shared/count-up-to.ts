import { sql, type SelectQueryBuilder } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** A total is exact up to here, and stays there beyond; it is as far as an offset leads. */
export const MOST_COUNTED = 10_000;

/** SQL: how many rows a statement finds, counted no further than {@link MOST_COUNTED}. */
export const countUpToSql = (rows: Parameters<typeof sql>[1]) =>
  sql<{ total: number }>`select count(*)::int as total from (${rows} limit ${sql.lit(MOST_COUNTED)}) counted`;

/**
 * The total of a list: how many rows a query finds, up to {@link MOST_COUNTED}. A page shows some twenty of them, and
 * to count all would cost more than the page, and more with every year.
 */
export const countUpTo = async <DB, TB extends keyof DB, O>(
  db: Queryable,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> => {
  const rows = query.clearSelect().select(sql.lit(1).as('one'));
  const { rows: found } = await countUpToSql(rows).execute(db);
  return found[0]?.total ?? 0;
};
