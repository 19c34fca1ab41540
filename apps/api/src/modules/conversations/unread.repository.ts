import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { blocksSql, isReachableSql } from '../../viewing/visibility.ts';

/** What is known of the other side of a conversation once a message counts as unread for it. */
export interface Raised {
  /** The other side, if it has muted the conversation or keeps it among its requests. */
  mutedBy: string[];
  /** The sender blocks the other side. */
  isBlocked: boolean;
  /** The other side blocks the sender. */
  isBlocking: boolean;
}

/**
 * Counts one more unread message for the other member. The conversation must be locked before: who blocks locks it too, so
 * that a block that was there first is seen here.
 */
export const raiseUnread = async (db: Transaction, conversationId: string, senderId: string): Promise<Raised> => {
  const sender = sql`${senderId}::uuid`;
  const raised = await db
    .updateTable('conversation_members')
    .set((eb) => ({ unread_count: eb('unread_count', '+', 1) }))
    .where('conversation_id', '=', conversationId)
    .where('user_id', '!=', senderId)
    .returning(['user_id', sql<boolean>`(is_muted or is_request)`.as('is_muted')])
    .returning(blocksSql(sender, sql.ref('user_id')).as('is_blocked'))
    .returning(blocksSql(sql.ref('user_id'), sender).as('is_blocking'))
    .execute();
  return {
    mutedBy: raised.filter((member) => member.is_muted).map((member) => member.user_id),
    isBlocked: raised.some((member) => member.is_blocked),
    isBlocking: raised.some((member) => member.is_blocking),
  };
};

/** Those who have muted a conversation, or keep it among their requests. */
export const listMuting = async (db: Queryable, conversationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`(is_muted or is_request)`)
    .execute();
  return rows.map((member) => member.user_id);
};

export interface Reading {
  /** Something was unread. */
  wasUnread: boolean;
  /** The last sequence that is read now, if that is further than before; else null. */
  readUpTo: number | null;
}

/**
 * Marks a conversation as read up to its last event. The conversation is locked before, as in sending: what is sent at
 * the same time is either read or unread, and not one for the count and the other for the receipt.
 */
export const clearUnread = async (db: Transaction, conversationId: string, userId: string): Promise<Reading> => {
  const { last_sequence } = await db
    .selectFrom('conversations')
    .select('last_sequence')
    .where('id', '=', conversationId)
    .forShare()
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ wasUnread: boolean; isFurther: boolean }>`
    with before as materialized (
      select unread_count, last_read_sequence from conversation_members
      where conversation_id = ${conversationId} and user_id = ${userId} for no key update)
    update conversation_members mine
      set unread_count = 0, last_read_at = now(), last_read_sequence = greatest(mine.last_read_sequence, ${last_sequence})
      from before
      where mine.conversation_id = ${conversationId} and mine.user_id = ${userId}
        and (before.unread_count > 0 or before.last_read_sequence < ${last_sequence})
    returning before.unread_count > 0 as "wasUnread", before.last_read_sequence < ${last_sequence} as "isFurther"`.execute(
    db,
  );
  const [read] = rows;
  return { wasUnread: read?.wasUnread ?? false, readUpTo: read?.isFurther ? Number(last_sequence) : null };
};

/** SQL: a member's unread messages in the conversations that exist for it, are not muted and no requests. */
export const unreadSql = (member: Member): RawBuilder<bigint | null> => sql<bigint | null>`(
  select sum(mine.unread_count)
  from conversation_members mine
  join conversation_members theirs
    on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
  where mine.user_id = ${member.account.id}::uuid and mine.unread_count > 0 and not mine.is_muted
    and not mine.is_request
    and ${isReachableSql(member, sql.ref('theirs.user_id'))})`;

export const countUnread = async (db: Queryable, member: Member): Promise<number> => {
  const { total } = await db.selectNoFrom(unreadSql(member).as('total')).executeTakeFirstOrThrow();
  return Number(total ?? 0n);
};

/**
 * Marks everything between two accounts as read for both. The conversation is locked before, as in sending. Returns those
 * of the two for whom something was unread that a badge counts.
 */
export const clearUnreadBetween = async (db: Queryable, one: string, other: string): Promise<string[]> => {
  const [first, second] = [one, other].toSorted();
  const { rows } = await sql<{ userId: string; wasCounted: boolean }>`
    with pair as materialized (
      select id, last_sequence from conversations
      where first_user_id = ${first}::uuid and second_user_id = ${second}::uuid for update
    ),
    before as materialized (
      select side.conversation_id, side.user_id, side.unread_count, pair.last_sequence
      from pair join conversation_members side on side.conversation_id = pair.id for no key update of side
    )
    update conversation_members mine
    set unread_count = 0, last_read_sequence = greatest(mine.last_read_sequence, before.last_sequence)
    from before where mine.conversation_id = before.conversation_id and mine.user_id = before.user_id
    returning mine.user_id as "userId",
      before.unread_count > 0 and not mine.is_muted and not mine.is_request as "wasCounted"`.execute(db);
  return rows.filter(({ wasCounted }) => wasCounted).map(({ userId }) => userId);
};
