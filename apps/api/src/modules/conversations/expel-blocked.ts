import { conversationScope } from '@barg/contract';
import type { Context } from '../../context.ts';
import type { Block } from '../../platform/hooks.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * Removes the sockets of a blocked account from the conversation with the account that blocks it. Blocked countries do
 * not matter to conversations.
 */
export const expelFromConversation = async ({ db, presence }: Context, block: Block): Promise<void> => {
  if (!('guestId' in block)) return;
  const conversationId = await findPrivateConversationId(db, block.hostId, block.guestId);
  if (conversationId) presence.expel([block.guestId], conversationScope(conversationId));
};

const findPrivateConversationId = async (db: Queryable, one: string, other: string): Promise<string | null> => {
  const [first = null, second = null] = [one, other].toSorted();
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('first_user_id', '=', first)
    .where('second_user_id', '=', second)
    .executeTakeFirst();
  return row?.id ?? null;
};
