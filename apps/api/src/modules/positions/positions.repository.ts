import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { PositionRow } from '../files/position-row.ts';

/** Positions kept for an account; the oldest are deleted first. */
const MOST = 500;

/**
 * SQL: an account's position in the file of the row, as {@link PositionRow}; null for guests and files never played.
 */
export const positionSql = (viewerId: string | null): RawBuilder<PositionRow | null> => sql<PositionRow | null>`
  (select jsonb_build_object('seconds', w.seconds, 'at', w.updated_at) from watch_positions w
    where w.user_id = ${viewerId}::uuid and w.file_id = files.id)`;

export const findPosition = async (db: Queryable, userId: string, fileId: string): Promise<PositionRow | null> => {
  const row = await db
    .selectFrom('files')
    .select(positionSql(userId).as('watched'))
    .where('files.id', '=', fileId)
    .executeTakeFirst();
  return row?.watched ?? null;
};

/** Stores an account's position in a file, and deletes the oldest above the limit. */
export const putPosition = async (db: Queryable, userId: string, fileId: string, seconds: number): Promise<void> => {
  const values = { seconds, updated_at: sql<Date>`now()` };
  await db
    .insertInto('watch_positions')
    .values({ user_id: userId, file_id: fileId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'file_id']).doUpdateSet(values))
    .execute();
  await sql`
    delete from watch_positions where user_id = ${userId} and file_id in (
      select file_id from watch_positions where user_id = ${userId}
      order by updated_at desc, file_id offset ${MOST})`.execute(db);
};

/** Deletes all positions in some films. */
export const deletePositionsOf = async (db: Queryable, fileIds: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('watch_positions')
    .where('file_id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .execute();
};
