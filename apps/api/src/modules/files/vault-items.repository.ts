import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Removes an item from its owner's vault; {@link putBack} restores it. */
export const markRemoved = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('vault_items')
    .set({ removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

/** Restores an item within its time; false when there is none. */
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
