import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** How long a performer can take back that she deleted something: a little longer than it is offered. */
export const RESTORABLE_SECONDS = 60;

/** What a row says that was deleted, and can be brought back for so many seconds; 0: never. */
export const deletedFor = (restorableSeconds: number) => ({
  deleted_at: sql<Date>`now()`,
  restorable_until: restorableSeconds > 0 ? sql<Date>`now() + make_interval(secs => ${restorableSeconds}::int)` : null,
});

/** What a row says that was brought back. */
export const BROUGHT_BACK = { deleted_at: null, restorable_until: null } as const;

/** SQL: whether a row of a table, or of an alias of one, is deleted and can still be brought back. */
export const isRestorableSql = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is not null and ${sql.ref(`${table}.restorable_until`)} > now())`;

/**
 * SQL: whether a row is deleted and can no longer be brought back, by anything that is under way either: what brings
 * back reads the time at which it began.
 */
export const goneForGoodSql = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is not null
    and coalesce(${sql.ref(`${table}.restorable_until`)} < now() - interval '1 minute', true))`;

type RestorableTable = 'feed_posts' | 'galleries' | 'photos' | 'videos' | 'products';

/** Brings something of a performer back whose time for that is not over; false when there is none. */
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

/** Lets something that is deleted for good be brought back in this transaction: for those who answer for the site. */
export const allowRestoring = async (db: Queryable, table: RestorableTable, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ restorable_until: sql<Date>`now() + interval '1 minute'` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
};

/** Makes a deletion one for good: what the site removes does not come back by its author's hand. */
export const forbidRestoring = async (db: Queryable, table: RestorableTable, id: string): Promise<void> => {
  await db
    .updateTable(table)
    .set({ restorable_until: null })
    .where('id', '=', id)
    .where(isRestorableSql(table))
    .execute();
};
