import type { MessageReaction } from '@barg/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

const byEmoji = (rows: ReadonlyArray<{ emoji: string; user_id: string }>): MessageReaction[] =>
  [...Map.groupBy(rows, ({ emoji }) => emoji)].map(([emoji, given]) => ({
    emoji,
    userIds: given.map(({ user_id }) => user_id),
  }));

/** The reactions of messages, by message id; the first one given stands first. */
export const loadReactions = async (
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, MessageReaction[]>> => {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_reactions')
    .select(['message_id', 'user_id', 'emoji'])
    .where('message_id', '=', sql<string>`any(${messageIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.message_id);
  return new Map([...grouped].map(([id, given]) => [id, byEmoji(given)]));
};

export interface Reacting {
  messageId: string;
  userId: string;
}

/** Gives a message a person's reaction, in place of another one. */
export const putReaction = async (db: Transaction, { messageId, userId }: Reacting, emoji: string): Promise<void> => {
  await db
    .insertInto('message_reactions')
    .values({ message_id: messageId, user_id: userId, emoji })
    .onConflict((conflict) =>
      conflict
        .columns(['message_id', 'user_id'])
        .doUpdateSet({ emoji, created_at: sql<Date>`now()` })
        .where('message_reactions.emoji', '!=', emoji),
    )
    .execute();
};

/** Takes a person's reaction back; nothing changes where there is none. */
export const deleteReaction = async (db: Transaction, { messageId, userId }: Reacting): Promise<void> => {
  await db.deleteFrom('message_reactions').where('message_id', '=', messageId).where('user_id', '=', userId).execute();
};

/** Removes all reactions of a message that is deleted for good. */
export const dropReactions = async (db: Transaction, messageId: string): Promise<void> => {
  await db.deleteFrom('message_reactions').where('message_id', '=', messageId).execute();
};
