import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface Buyer {
  userId: string;
  /** What was charged. */
  paid: Hundredths;
}

/** Who has bought which of these messages; those that nobody has bought are absent. */
export const loadBuyers = async (
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Buyer[]>> => {
  if (messageIds.length === 0) return new Map();
  // By the members of the conversation: what they bought is found by the key of purchases.
  const { rows } = await sql<Buyer & { id: string }>`
    select m.id, bought.user_id as "userId", bought.price as paid from messages m
      join conversation_members member on member.conversation_id = m.conversation_id
      join purchases bought
        on bought.user_id = member.user_id and bought.item_type = 'message' and bought.item_id = m.id
    where m.id = any(${messageIds}::uuid[])`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
};

/** SQL: whether the addressee of a message has bought it. */
export const isBoughtSql = (messageId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from messages sold join conversation_members member on member.conversation_id = sold.conversation_id
    join purchases bought
      on bought.user_id = member.user_id and bought.item_type = 'message' and bought.item_id = sold.id
  where sold.id = ${messageId})`;

/** Messages by id, in any order. */
export const listByIds = (db: Queryable, messageIds: readonly string[]) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', sql<string>`any(${messageIds}::uuid[])`)
    .execute();

/**
 * A message that is sold, locked until the commit: it is bought or taken back, whichever comes first, and the other
 * finds out. It can be answered meanwhile. Undefined for free and deleted ones, and those of a removed mass message.
 */
export const lockPaid = (db: Transaction, messageId: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('is_deleted', '=', false)
    .where('price', '>', 0n)
    .where(
      sql<boolean>`not exists (select from campaigns
      where campaigns.id = messages.campaign_id and campaigns.removed_message_id is not null)`,
    )
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Whether somebody has paid for a message that is sold, and keeps it. It stays locked: nobody buys it until the commit.
 */
export const isBought = async (db: Transaction, messageId: string): Promise<boolean> =>
  (await lockPaid(db, messageId)) !== undefined && (await loadBuyers(db, [messageId])).has(messageId);
