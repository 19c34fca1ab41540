import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Deletes expired sessions, unused devices, counted attempts, and unanswered letters. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  for (const table of ['sessions', 'known_devices'] as const) {
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
  }
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('account_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
};
