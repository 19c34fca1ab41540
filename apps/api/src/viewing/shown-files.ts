import { sql, type RawBuilder } from 'kysely';

/**
 * SQL: the files that a message shows, as `(file_id, position)`: its own, or those of the mass message that it is one of.
 *
 * @param messageId a column, as `messages.id`
 */
export const shownFilesSql = (messageId: string): RawBuilder<unknown> => sql.raw(shownFilesText(messageId));

/** The same as text. */
export const shownFilesText = (messageId: string): string => `(
  select file_id, position from message_files where message_id = ${messageId}
  union all select x.file_id, x.position from messages one join campaign_files x on x.campaign_id = one.campaign_id
    where one.id = ${messageId})`;
