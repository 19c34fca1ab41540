import { sql } from 'kysely';
import type { FileStatus } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { blocksSql } from '../../viewing/visibility.ts';
import type { FileRow } from '../files/files.repository.ts';
import { isMessageKind } from '../files/media-kinds.ts';

/** Tells the members of a conversation that a sent file is ready now, or has failed. */
export const publishFileProgress = async (unit: UnitOfWork, file: FileRow, status: FileStatus): Promise<void> => {
  if (!isMessageKind(file.kind)) return;
  const { rows } = await sql<{ id: string }>`
    select other.user_id as id from message_files x
      join messages m on m.id = x.message_id
      join conversation_members other on other.conversation_id = m.conversation_id and other.user_id <> ${file.owner_id}
    where x.file_id = ${file.id} and not ${blocksSql(sql`${file.owner_id}::uuid`, sql`other.user_id`)}`.execute(
    unit.db,
  );
  const percent = status === 'ready' ? 100 : 0;
  for (const { id } of rows) {
    unit.publish(toUser(id), newEvent('file.progressed', { fileId: file.id, status, percent }));
  }
};
