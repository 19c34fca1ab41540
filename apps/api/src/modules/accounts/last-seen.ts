import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Notes that an account is, or was until now, connected. */
export const touchLastSeen = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
};
