import { sql, type RawBuilder } from 'kysely';
import type { ReportTargetType } from '../platform/database/moderation-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';

/**
 * SQL: whether an operator has removed some content, and it was not restored. By indexes of `removals` where there is one
 * of the kind.
 */
export const isTakenDownSql = (
  type: ReportTargetType,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from removals where target_type = ${sql.lit(type)} and target_id = ${id} and state <> 'restored')`;

/** Those of some contents that an operator has removed, see {@link isTakenDownSql}. */
export const findTakenDown = async (
  db: Queryable,
  type: ReportTargetType,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select target_id as id from removals
    where target_type = ${sql.lit(type)} and target_id = any(${ids}::uuid[]) and state <> 'restored'`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
