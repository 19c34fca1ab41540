import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/**
 * When this transaction began by the database's clock, which alone decides what is published or in force. A moment of
 * this process is later, and would lie ahead for the rest of the transaction; so would one that is rounded up.
 */
export const readClock = async (db: Queryable): Promise<Date> => {
  const { now } = await db
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', now())`.as('now'))
    .executeTakeFirstOrThrow();
  return now;
};
