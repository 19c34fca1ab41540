import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isReachableSql } from '../../viewing/visibility.ts';

/** Counts one more unread message for every member but the sender. Returns those who have muted the conversation. */
export const raiseUnread = async (db: Transaction, conversationId: string, senderId: string): Promise<string[]> => {
  const raised = await db
    .updateTable('conversation_members')
    .set((eb) => ({ unread_count: eb('unread_count', '+', 1) }))
    .where('conversation_id', '=', conversationId)
    .where('user_id', '!=', senderId)
    .returning(['user_id', 'is_muted'])
    .execute();
  return raised.filter((member) => member.is_muted).map((member) => member.user_id);
};

/** Those who have muted a conversation. */
export const listMuting = async (db: Queryable, conversationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .where('is_muted', '=', true)
    .execute();
  return rows.map((member) => member.user_id);
};

/** Marks a conversation as read; true when something was unread. */
export const clearUnread = async (db: Transaction, conversationId: string, userId: string): Promise<boolean> => {
  const cleared = await db
    .updateTable('conversation_members')
    .set({ unread_count: 0, last_read_at: sql<Date>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .returning('user_id')
    .executeTakeFirst();
  return cleared !== undefined;
};

/** SQL: a member's unread messages in the conversations that exist for it and are not muted. */
export const unreadSql = (member: Member): RawBuilder<bigint | null> => sql<bigint | null>`(
  select sum(mine.unread_count)
  from conversation_members mine
  join conversation_members theirs
    on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
  where mine.user_id = ${member.account.id}::uuid and mine.unread_count > 0 and not mine.is_muted
    and ${isReachableSql(member, sql.ref('theirs.user_id'))})`;

export const countUnread = async (db: Queryable, member: Member): Promise<number> => {
  const { total } = await db.selectNoFrom(unreadSql(member).as('total')).executeTakeFirstOrThrow();
  return Number(total ?? 0n);
};

/** Marks everything between two accounts as read for both. */
export const clearUnreadBetween = async (db: Queryable, one: string, other: string): Promise<void> => {
  const [first, second] = [one, other].toSorted();
  await sql`update conversation_members set unread_count = 0
    where unread_count > 0 and conversation_id = (
      select id from conversations where first_user_id = ${first}::uuid and second_user_id = ${second}::uuid)`.execute(
    db,
  );
};
