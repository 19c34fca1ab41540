import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Sealer } from '../../platform/seal.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { networkOf } from '../../platform/network-of.ts';

/** Bytes of a hash that tell the viewers of a day apart. */
const HASH_BYTES = 12;

/** Whom a request counts as when it looks at something: its account, and a visitor by the network it comes from. */
export const watcherOf = ({ account, ip }: Pick<FastifyRequest, 'account' | 'ip'>): string =>
  account?.id ?? networkOf(ip);

/**
 * SQL: writes down that somebody looks at a thing, and tells its `object_id` unless that was so today already. For the
 * `with` of the statement by which the thing's module counts it.
 */
export const firstViewSql = (sealer: Sealer, objectId: string, watcher: string): RawBuilder<unknown> => {
  const day = new Date().toISOString().slice(0, 10);
  const viewer = sealer.digest(watcher, `views of ${day}`).subarray(0, HASH_BYTES);
  return sql`insert into views (day, object_id, viewer) values (${day}::date, ${objectId}::uuid, ${viewer}::bytea)
    on conflict do nothing returning object_id`;
};

/** Forgets who has looked at what, once its day is over. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('views')
    .where('day', '<', sql<string>`current_date - 1`)
    .execute();
};
