import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { updateFile } from '../files/files.repository.ts';

export interface CaptionsRow {
  language: string;
  cueCount: number;
  bytes: number;
  updatedAt: Date;
}

/** A file of this owner, locked until the transaction ends so that changes of its captions wait for each other. */
export const lockOwnFile = (db: Queryable, ownerId: string, fileId: string) =>
  db
    .selectFrom('files')
    .select(['id', 'kind'])
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findOwnFile = (db: Queryable, ownerId: string, fileId: string) =>
  db
    .selectFrom('files')
    .select(['id', 'kind'])
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Sorted by language. */
export const findCaptions = (db: Queryable, fileId: string): Promise<CaptionsRow[]> =>
  db
    .selectFrom('captions')
    .select(['language', 'cue_count as cueCount', 'updated_at as updatedAt'])
    .select(sql<number>`octet_length(body)`.as('bytes'))
    .where('file_id', '=', fileId)
    .orderBy('language')
    .execute();

/** The WebVTT of one language. */
export const findCaptionsBody = async (db: Queryable, fileId: string, language: string): Promise<string | null> => {
  const row = await db
    .selectFrom('captions')
    .select('body')
    .where('file_id', '=', fileId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.body ?? null;
};

export const putCaptions = async (
  db: Queryable,
  fileId: string,
  { language, body, cueCount }: { language: string; body: string; cueCount: number },
): Promise<void> => {
  const values = { body, cue_count: cueCount, updated_at: sql<Date>`now()` };
  await db
    .insertInto('captions')
    .values({ file_id: fileId, language, ...values })
    .onConflict((conflict) => conflict.columns(['file_id', 'language']).doUpdateSet(values))
    .execute();
  await noteLanguages(db, fileId);
};

export const removeCaptions = async (db: Queryable, fileId: string, language: string): Promise<void> => {
  await db.deleteFrom('captions').where('file_id', '=', fileId).where('language', '=', language).execute();
  await noteLanguages(db, fileId);
};

/** Writes the languages of a film's captions to its row, which every list reads. */
const noteLanguages = async (db: Queryable, fileId: string): Promise<void> => {
  const rows = await db
    .selectFrom('captions')
    .select('language')
    .where('file_id', '=', fileId)
    .orderBy('language')
    .execute();
  await updateFile(db, fileId, { caption_languages: rows.map(({ language }) => language) });
};

/** Deletes the captions of some films. */
export const deleteCaptionsOf = async (db: Queryable, fileIds: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('captions')
    .where('file_id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .execute();
};

/** Copies the captions of a film to another file of the same bytes. */
export const copyCaptions = async (db: Queryable, { from, to }: { from: string; to: string }): Promise<void> => {
  await sql`insert into captions (file_id, language, body, cue_count)
    select ${to}::uuid, language, body, cue_count from captions where file_id = ${from}::uuid`.execute(db);
};
