import { sql, type Insertable, type Selectable } from 'kysely';
import type { UploadFormsTable } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type UploadFormRow = Selectable<UploadFormsTable>;

export const insertUploadForm = async (db: Queryable, row: Insertable<UploadFormsTable>): Promise<void> => {
  await db.insertInto('upload_forms').values(row).execute();
};

export const countUploadForms = async (db: Queryable, ownerId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('upload_forms')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const findUploadForm = (db: Queryable, fileId: string): Promise<UploadFormRow | undefined> =>
  db.selectFrom('upload_forms').selectAll().where('file_id', '=', fileId).executeTakeFirst();

export const deleteUploadForm = async (db: Queryable, fileId: string): Promise<void> => {
  await db.deleteFrom('upload_forms').where('file_id', '=', fileId).execute();
};

/** Deletes the forms of an account. */
export const deleteUploadFormsOf = async (db: Queryable, ownerId: string): Promise<void> => {
  await db.deleteFrom('upload_forms').where('owner_id', '=', ownerId).execute();
};

/** Deletes forms that nobody confirmed within a day. */
export const deleteStaleUploadForms = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('upload_forms')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};
