import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Stores that accounts are connected, or were until now. In one order, for two processes that store the same ones. */
export const touchLastSeen = async (db: Queryable, userIds: readonly string[]): Promise<void> => {
  await sql`
    with seen as (select id from users where id = any(${userIds}::uuid[]) order by id for no key update)
    update users set last_seen_at = now() from seen where users.id = seen.id`.execute(db);
};
