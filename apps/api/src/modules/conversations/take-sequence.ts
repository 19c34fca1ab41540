import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * The next sequence of a conversation or stream chat. The row stays locked until the commit, so that the events of one
 * conversation leave in order.
 */
export const takeSequence = async ({ db }: UnitOfWork, conversationId: string): Promise<number> => {
  const { last_sequence } = await db
    .updateTable('conversations')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', 1n) }))
    .where('id', '=', conversationId)
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return Number(last_sequence);
};
