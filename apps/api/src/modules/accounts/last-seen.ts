import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * Stores that accounts are connected, or were until now. In one order, for two processes that store the same ones. Locked
 * accounts are passed over: who is locked is at work, or is leaving, and is stored the next time. Waiting for one, this
 * would hold up whatever the others of the batch write, for as long as a deletion takes.
 */
export const touchLastSeen = async (db: Queryable, userIds: readonly string[]): Promise<void> => {
  await sql`
    with seen as (select id from users where id = any(${userIds}::uuid[]) order by id
      for no key update skip locked)
    update users set last_seen_at = now() from seen where users.id = seen.id`.execute(db);
};
