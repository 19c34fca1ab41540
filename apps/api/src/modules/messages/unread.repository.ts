import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** One more unread message for every member but the sender. */
export const raiseUnread = async (db: Transaction, conversationId: string, senderId: string): Promise<void> => {
  await db
    .updateTable('conversation_members')
    .set((eb) => ({ unread_count: eb('unread_count', '+', 1) }))
    .where('conversation_id', '=', conversationId)
    .where('user_id', '!=', senderId)
    .execute();
};

/** True when there was something unread. */
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

export const countUnread = async (db: Queryable, userId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('conversation_members')
    .select((eb) => eb.fn.sum<bigint | null>('unread_count').as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0n);
};
