import { sql, type Selectable } from 'kysely';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * Files that are about to be sent, locked: a transaction that releases one or ends its processing waits until the
 * message is stored, so that it finds the message's members.
 */
export const lockSendable = (db: Queryable, fileIds: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'owner_id', 'kind', 'status'])
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Adds files to a message, in this order. A file of another message violates the primary key. */
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

/** The files of messages, by message id, in their order. */
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

/** Removes all files from a message; returns them, and whether a vault keeps each. */
export const deleteMessageFiles = async (db: Transaction, messageId: string) => {
  const { rows } = await sql<{ id: string; ownerId: string; isKept: boolean }>`
    delete from message_files x using files f where f.id = x.file_id and x.message_id = ${messageId}
    returning f.id, f.owner_id as "ownerId", f.vault_item_id is not null as "isKept"`.execute(db);
  return rows;
};

/** Whether a message has a file. */
export const showsFile = async (db: Queryable, messageId: string, fileId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('message_files')
    .select('file_id')
    .where('message_id', '=', messageId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
};
