import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Takes an item out of its owner's vault; {@link putBack} takes that back. */
export const markRemoved = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('vault_items')
    .set({ removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

/** Puts an item back whose time for that is not over; false when there is none. */
export const putBack = async (db: Queryable, ownerId: string, id: string): Promise<boolean> => {
  const row = await db
    .updateTable('vault_items')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
