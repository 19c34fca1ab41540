import { sql, type Selectable } from 'kysely';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * Files that are about to be sent. Whoever lets one go, or ends its processing, waits until that is done: then all who
 * can see it are known.
 */
export const lockSendable = (db: Queryable, fileIds: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'owner_id', 'kind', 'status'])
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Shows files in a message, in this order. One that stands in a message already violates the primary key. */
export const insertMessageFiles = async (
  db: Transaction,
  messageId: string,
  fileIds: readonly string[],
): Promise<void> => {
  await db
    .insertInto('message_files')
    .values(fileIds.map((fileId, position) => ({ file_id: fileId, message_id: messageId, position })))
    .execute();
};

export type MessageFileRow = Pick<
  Selectable<FilesTable>,
  'id' | 'kind' | 'status' | 'width' | 'height' | 'duration_ms' | 'thumbhash'
>;

/** What is shown in messages, in its order, by their ids. */
export const loadMessageFiles = async (
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, MessageFileRow[]>> => {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_files')
    .innerJoin('files', 'files.id', 'message_files.file_id')
    .select(['message_id', 'id', 'kind', 'status', 'width', 'height', 'duration_ms', 'thumbhash'])
    .where('message_id', '=', sql<string>`any(${messageIds}::uuid[])`)
    .orderBy('message_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.message_id);
};

/** Takes everything out of a message; answers what it was, and whether a vault keeps it. */
export const deleteMessageFiles = async (db: Transaction, messageId: string) => {
  const { rows } = await sql<{ id: string; ownerId: string; isKept: boolean }>`
    delete from message_files x using files f where f.id = x.file_id and x.message_id = ${messageId}
    returning f.id, f.owner_id as "ownerId", f.vault_item_id is not null as "isKept"`.execute(db);
  return rows;
};

/** Whether a message shows a file. */
export const showsFile = async (db: Queryable, messageId: string, fileId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('message_files')
    .select('file_id')
    .where('message_id', '=', messageId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
};
