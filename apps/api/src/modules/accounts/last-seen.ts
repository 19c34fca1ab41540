import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Stores that an account is connected, or was until now. */
export const touchLastSeen = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};
