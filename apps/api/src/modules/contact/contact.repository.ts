import { sql, type Insertable } from 'kysely';
import type { z } from 'zod';
import type { ContactMessagesTable } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { timeCursor } from '../../shared/wire.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export const insertMessage = async (db: Queryable, row: Insertable<ContactMessagesTable>): Promise<void> => {
  await db.insertInto('contact_messages').values(row).execute();
};

export type MessageStatus = 'open' | 'handled';

const selectByStatus = (db: Queryable, status: MessageStatus) =>
  db.selectFrom('contact_messages').where('handled_at', status === 'open' ? 'is' : 'is not', null);

/** One more than `limit` messages, the newest first. */
export const selectMessages = (
  db: Queryable,
  { status, limit, after }: { status: MessageStatus; limit: number; after: z.output<typeof timeCursor> | null },
) =>
  selectByStatus(db, status)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(contact_messages.created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export type ContactMessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export const countMessages = (db: Queryable, status: MessageStatus): Promise<number> =>
  countUpTo(db, selectByStatus(db, status));

/**
 * Undefined when there is no such message. One that was handled before keeps its first operator, and is not handled
 * now.
 */
export const updateHandled = async (db: Queryable, id: string, operatorId: string) => {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set({ handled_by: operatorId, handled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { row, isHandledNow: numUpdatedRows > 0n };
};
