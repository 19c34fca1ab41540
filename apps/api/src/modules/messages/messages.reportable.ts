import type { FindReported } from '../../shared/reportable.ts';
import { findPlace } from './places.ts';

/**
 * A message of the reporter's own conversation, or of a stream's chat that the reporter may read, or has read before a
 * ban: it does not silence who has something to report.
 */
export const findReportedMessage: FindReported = async (db, id, reporter) => {
  const message = await db
    .selectFrom('messages')
    .select(['sender_id', 'conversation_id'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  const place = message && (await findPlace(db, message.conversation_id, reporter));
  const isReadable =
    place?.kind === 'stream'
      ? !place.isBlocked && (!place.closed || place.closed.is_banned)
      : place?.memberIds.includes(reporter.account.id);
  return message && isReadable ? { ownerId: message.sender_id } : null;
};
