import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FileRow } from '../files/files.repository.ts';
import { isMessageKind } from '../files/media-kinds.ts';
import { linkToConversation } from '../notifications/message-notices.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Tells who sent a file that it can never be shown: a film is made playable long after it was sent. Not of the chat of a
 * stream, where it is over before anybody reads a notice, and stands as failed.
 */
export const tellFailedFile = async (unit: UnitOfWork, file: FileRow): Promise<void> => {
  if (!isMessageKind(file.kind)) return;
  const message = await unit.db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .select(['messages.conversation_id', 'messages.sender_id'])
    .where('message_files.file_id', '=', file.id)
    .executeTakeFirst();
  if (!message) return;
  const { sender_id: userId, conversation_id } = message;
  const link = linkToConversation(conversation_id);
  await notify(unit, { userId, kind: 'message-file-failed', actorId: null, link });
};
