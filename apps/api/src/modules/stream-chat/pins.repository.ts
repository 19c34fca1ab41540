import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';

export const putPin = async ({ db }: UnitOfWork, streamId: string, messageId: string): Promise<void> => {
  await db
    .insertInto('stream_pins')
    .values({ stream_id: streamId, message_id: messageId })
    .onConflict((conflict) => conflict.column('stream_id').doUpdateSet({ message_id: messageId }))
    .execute();
};

/** False when none was pinned. */
export const deletePin = async ({ db }: UnitOfWork, streamId: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('stream_pins')
    .where('stream_id', '=', streamId)
    .returning('stream_id')
    .executeTakeFirst();
  return gone !== undefined;
};

/** The message that is pinned, unless it was deleted. */
export const findPinned = (db: Queryable, streamId: string) =>
  db
    .selectFrom('stream_pins')
    .innerJoin('messages', 'messages.id', 'stream_pins.message_id')
    .selectAll('messages')
    .where('stream_pins.stream_id', '=', streamId)
    .where('messages.is_deleted', '=', false)
    .executeTakeFirst();
