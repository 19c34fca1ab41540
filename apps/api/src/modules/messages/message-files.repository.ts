import { sql, type Selectable } from 'kysely';
import type { FilesTable } from '../../platform/database/file-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { shownFilesSql } from '../../viewing/shown-files.ts';

/**
 * Files that are about to be sent, locked: a transaction that releases one or ends its processing waits until the
 * message is stored, so that it finds the message's members.
 */
export const lockSendable = (db: Queryable, fileIds: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['id', 'owner_id', 'kind', 'status'])
    .select(sql<boolean>`exists (select from campaign_files where file_id = files.id)`.as('is_in_campaign'))
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
  'id' | 'kind' | 'status' | 'width' | 'height' | 'duration_ms' | 'thumbhash' | 'name' | 'size'
>;

/** The files of messages, by message id, in their order. */
export const loadMessageFiles = async (
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, MessageFileRow[]>> => {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(sql<{ message_id: string }>`unnest(${messageIds}::uuid[])`.as<'asked'>(sql`asked(message_id)`))
    .innerJoinLateral(
      sql<{ file_id: string; position: number }>`${shownFilesSql('asked.message_id')}`.as('shown'),
      (join) => join.onTrue(),
    )
    .innerJoin('files', 'files.id', 'shown.file_id')
    .select(['asked.message_id', 'id', 'kind', 'status', 'width', 'height', 'duration_ms', 'thumbhash', 'name', 'size'])
    .orderBy('asked.message_id')
    .orderBy('shown.position')
    .execute();
  return Map.groupBy(rows, (row) => row.message_id);
};

/** What the files of a message are, in their order, to make others of them. */
export const listForwarded = async (db: Queryable, messageId: string) => {
  const { rows } = await sql<Pick<Selectable<FilesTable>, 'kind' | 'vault_item_id'>>`
    select files.kind, files.vault_item_id from messages
      join lateral ${shownFilesSql('messages.id')} shown on true join files on files.id = shown.file_id
    where messages.id = ${messageId} order by shown.position`.execute(db);
  return rows;
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
  const { rows } = await sql`
    select from messages join lateral ${shownFilesSql('messages.id')} shown on shown.file_id = ${fileId}
    where messages.id = ${messageId}`.execute(db);
  return rows.length > 0;
};
