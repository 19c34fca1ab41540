import { sql, type Insertable, type Selectable } from 'kysely';
import type { UploadsTable } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export type UploadRow = Selectable<UploadsTable>;

/** Whether an account is a living performer's now, whatever it was when the URL was made. */
export const mayUpload = async (db: Queryable, accountId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', accountId)
    .where('role', '=', 'performer')
    .where(isLiving())
    .executeTakeFirst();
  return row !== undefined;
};

export const insertUpload = async (db: Queryable, row: Insertable<UploadsTable>): Promise<void> => {
  await db.insertInto('uploads').values(row).execute();
};

export const findUpload = (db: Queryable, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

const openUploads = (db: Queryable, ownerId: string) =>
  db.selectFrom('uploads').where('owner_id', '=', ownerId).where('finished_at', 'is', null);

/** An account's unfinished uploads, the newest first. */
export const listOpenUploads = (db: Queryable, ownerId: string, limit: number): Promise<UploadRow[]> =>
  openUploads(db, ownerId).selectAll().orderBy('id', 'desc').limit(limit).execute();

export const countOpenUploads = (db: Queryable, ownerId: string): Promise<number> =>
  countUpTo(db, openUploads(db, ownerId));

export const touchUpload = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

export const markFinished = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('uploads')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

export const deleteUpload = async (db: Queryable, id: string): Promise<void> => {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
};

/** Deletes uploads without progress for a day, finished or not. */
export const deleteStaleUploads = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('uploads')
    .where('touched_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};

/** Those of some uploads that are unfinished. */
export const findOpenUploads = async (db: Queryable, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`id::text = any(${ids}::text[])`)
    .where('finished_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
};
