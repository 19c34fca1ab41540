import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** The files of a campaign, in its order. */
export const listFileIds = async (db: Queryable, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('campaign_files')
    .select('file_id')
    .where('campaign_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.file_id);
};

/** Adds claimed files, in this order. A file of another one violates the primary key. */
export const insertFiles = async (db: Queryable, campaignId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await db
    .insertInto('campaign_files')
    .values(fileIds.map((fileId, position) => ({ file_id: fileId, campaign_id: campaignId, position })))
    .execute();
};

/** Takes all files from one; returns them, and whether a vault keeps each. */
export const deleteFiles = async (db: Queryable, campaignId: string) => {
  const { rows } = await sql<{ id: string; isKept: boolean }>`
    delete from campaign_files x using files f where f.id = x.file_id and x.campaign_id = ${campaignId}
    returning f.id, f.vault_item_id is not null as "isKept"`.execute(db);
  return rows;
};

/** Whether all of some files are ready. */
export const areReady = async (db: Queryable, fileIds: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ areReady: boolean }>`
    select coalesce(bool_and(status = 'ready'), true) as "areReady" from files
    where id = any(${fileIds}::uuid[])`.execute(db);
  return rows[0]?.areReady === true;
};
