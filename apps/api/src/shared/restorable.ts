import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** How long a performer can undo a deletion: a little longer than the page offers it. */
export const RESTORABLE_SECONDS = 60;

/** The columns of a deleted row that can be restored for so many seconds; 0: never. */
export const deletedFor = (restorableSeconds: number) => ({
  deleted_at: sql<Date>`now()`,
  restorable_until: restorableSeconds > 0 ? sql<Date>`now() + make_interval(secs => ${restorableSeconds}::int)` : null,
});

/** The columns of a restored row. */
export const BROUGHT_BACK = { deleted_at: null, restorable_until: null } as const;

/** SQL: whether a row of a table or alias is deleted and can be restored. */
export const isRestorableSql = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is not null and ${sql.ref(`${table}.restorable_until`)} > now())`;

/**
 * SQL: whether a row is deleted for good, also for transactions that run now: a restore compares with the time at which
 * it began.
 */
export const goneForGoodSql = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is not null
    and coalesce(${sql.ref(`${table}.restorable_until`)} < now() - interval '1 minute', true))`;

type RestorableTable = 'feed_posts' | 'galleries' | 'photos' | 'videos' | 'products';

/** Restores a performer's row within its time; false when there is none. */
export const bringBack = async (
  db: Queryable,
  table: RestorableTable,
  id: string,
  performerId: string,
): Promise<boolean> => {
  const row = await db
    .updateTable(table)
    .set(BROUGHT_BACK)
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .where(isRestorableSql(table))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Allows restoring a row that is deleted for good, in this transaction: for operators. */
export const allowRestoring = async (db: Queryable, table: RestorableTable, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ restorable_until: sql<Date>`now() + interval '1 minute'` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
};

/** Makes a deletion final, so that the author cannot restore what the site removed. */
export const forbidRestoring = async (db: Queryable, table: RestorableTable, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ restorable_until: null })
    .where('id', '=', id)
    .where(isRestorableSql(table))
    .execute();
};
