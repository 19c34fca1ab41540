import { sql } from 'kysely';
import type { UploadLocksTable } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface LockKey {
  uploadId: string;
  purpose: UploadLocksTable['purpose'];
}

/** A lock whose holder was killed is free after so many seconds. */
const SECONDS = 10;

const heldUntil = sql<Date>`now() + make_interval(secs => ${SECONDS})`;

/** Takes a lock that is free. False when somebody else holds it. */
export const takeLock = async (db: Queryable, { uploadId, purpose }: LockKey, holder: string): Promise<boolean> => {
  const row = await db
    .insertInto('upload_locks')
    .values({ upload_id: uploadId, purpose, holder, held_until: heldUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['upload_id', 'purpose'])
        .doUpdateSet({ holder, held_until: heldUntil, is_wanted: false })
        .where('upload_locks.held_until', '<', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
};

const locksOf = (db: Queryable, { uploadId, purpose }: LockKey) =>
  db.updateTable('upload_locks').where('upload_id', '=', uploadId).where('purpose', '=', purpose);

/** Asks the holder of a lock to let go. */
export const wantLock = async (db: Queryable, key: LockKey): Promise<void> => {
  await locksOf(db, key).set({ is_wanted: true }).where('is_wanted', '=', false).execute();
};

/** Keeps a lock; answers whether somebody wants it, or undefined when it was lost. */
export const keepLock = async (db: Queryable, key: LockKey, holder: string): Promise<boolean | undefined> => {
  const row = await locksOf(db, key)
    .set({ held_until: heldUntil })
    .where('holder', '=', holder)
    .returning('is_wanted')
    .executeTakeFirst();
  return row?.is_wanted;
};

export const dropLock = async (db: Queryable, { uploadId, purpose }: LockKey, holder: string): Promise<void> => {
  await db
    .deleteFrom('upload_locks')
    .where('upload_id', '=', uploadId)
    .where('purpose', '=', purpose)
    .where('holder', '=', holder)
    .execute();
};
