import { sql, type RawBuilder } from 'kysely';

/** Within so many seconds messages of one conversation are told by one notice: no channel is quicker. */
export const MESSAGE_GRACE_SECONDS = 10;

const PAGE = '/messages/';

/** The page of a conversation, which a notice of a message leads to. */
export const linkToConversation = (conversationId: string): string => `${PAGE}${conversationId}`;

/**
 * SQL: whether what a notice tells is still unread. Messages are read, and taken back, where they stand: a notice of
 * some is told as long as its conversation has unread ones.
 *
 * @param notice the alias of `notifications`
 */
export const isUnreadSql = (notice: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${notice}.${name}`);
  return sql<boolean>`(${column('read_at')} is null and (${column('kind')} <> 'message' or exists (
    select from conversation_members talk where talk.user_id = ${column('user_id')} and talk.unread_count > 0
      and talk.conversation_id::text = substr(${column('link')}, ${sql.lit(PAGE.length + 1)}) offset 0)))`;
};
