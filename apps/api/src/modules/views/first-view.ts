import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Sealer } from '../../platform/seal.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { networkOf } from '../../platform/network-of.ts';

/** Bytes of the hash that distinguishes the viewers of a day. */
const HASH_BYTES = 12;

/** The viewer that a request counts as: its account, or for a guest its network. */
export const watcherOf = ({ account, ip }: Pick<FastifyRequest, 'account' | 'ip'>): string =>
  account?.id ?? networkOf(ip);

/**
 * SQL: stores a view of a thing, and returns its `object_id` unless it was stored before on that day. For the `with` of
 * the statement that counts it.
 */
export const firstViewSql = (sealer: Sealer, objectId: string, watcher: string): RawBuilder<unknown> => {
  const day = new Date().toISOString().slice(0, 10);
  const viewer = sealer.digest(watcher, `views of ${day}`).subarray(0, HASH_BYTES);
  return sql`insert into views (day, object_id, viewer) values (${day}::date, ${objectId}::uuid, ${viewer}::bytea)
    on conflict do nothing returning object_id`;
};

/** Deletes the views of past days. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('views')
    .where('day', '<', sql<string>`current_date - 1`)
    .execute();
};
