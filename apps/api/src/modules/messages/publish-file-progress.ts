import { streamScope } from '@barg/contract';
import { sql } from 'kysely';
import type { FileStatus } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toScope, toUser, type EventTarget } from '../../platform/publisher.ts';
import { blocksSql } from '../../viewing/visibility.ts';
import type { FileRow } from '../files/files.repository.ts';
import { isChatKind, isMessageKind } from '../files/media-kinds.ts';

/** The other member of a conversation, unless its sender blocks it. */
const toMembers = async ({ db }: UnitOfWork, file: FileRow): Promise<EventTarget[]> => {
  const { rows } = await sql<{ id: string }>`
    select other.user_id as id from message_files x
      join messages m on m.id = x.message_id
      join conversation_members other on other.conversation_id = m.conversation_id and other.user_id <> ${file.owner_id}
    where x.file_id = ${file.id} and not ${blocksSql(sql`${file.owner_id}::uuid`, sql`other.user_id`)}`.execute(db);
  return rows.map(({ id }) => toUser(id));
};

/** Whoever watches the stream in whose chat a file is. */
const toWatchers = async ({ db }: UnitOfWork, file: FileRow): Promise<EventTarget[]> => {
  const { rows } = await sql<{ id: string }>`
    select c.stream_id as id from message_files x
      join messages m on m.id = x.message_id join conversations c on c.id = m.conversation_id
    where x.file_id = ${file.id} and c.stream_id is not null`.execute(db);
  return rows.map(({ id }) => toScope(streamScope(id)));
};

/** Tells those who see a sent file that it is ready now, or has failed. */
export const publishFileProgress = async (unit: UnitOfWork, file: FileRow, status: FileStatus): Promise<void> => {
  if (!isMessageKind(file.kind) && !isChatKind(file.kind)) return;
  const targets = await (isChatKind(file.kind) ? toWatchers : toMembers)(unit, file);
  const percent = status === 'ready' ? 100 : 0;
  for (const target of targets) {
    unit.publish(target, newEvent('file.progressed', { fileId: file.id, status, percent }));
  }
};
