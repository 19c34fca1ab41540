import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

const nameOf = (one: string, other: string): string => `pair of ${[one, other].toSorted().join(' ')}`;

/**
 * Holds off a block between two accounts until the transaction ends. Whatever ties one to the other and is ended by a
 * block takes it before it asks whether the two exist for each other: so that it comes before the block, which ends it,
 * or is refused.
 */
export const holdTogether = async (db: Queryable, one: string, other: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${nameOf(one, other)}, 0))`.execute(db);
};

/** For the block: waits for what {@link holdTogether} holds, and has what comes later wait until it is there. */
export const lockApart = async (db: Queryable, one: string, other: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(one, other)}, 0))`.execute(db);
};
