import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { networkOf } from '../../platform/network-of.ts';

const TABLES = { feed: 'feed_posts', video: 'videos' } as const;

/** Bytes of a hash that tell the viewers of a day apart. */
const HASH_BYTES = 12;

/** Whom a request counts as when it looks at something: its account, and a visitor by the network it comes from. */
export const watcherOf = ({ account, ip }: Pick<FastifyRequest, 'account' | 'ip'>): string =>
  account?.id ?? networkOf(ip);

/**
 * Counts that somebody looks at a post, or plays a video: once a day, however often it is asked. Answers how many views
 * there are now; null when this one counts no more.
 */
export const countView = async (
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  { type, id }: { type: keyof typeof TABLES; id: string },
  watcher: string,
): Promise<number | null> => {
  const day = new Date().toISOString().slice(0, 10);
  const viewer = sealer.digest(watcher, `views of ${day}`).subarray(0, HASH_BYTES);
  const { rows } = await sql<{ views: number }>`
    with seen as (
      insert into views (day, object_id, viewer) values (${day}::date, ${id}::uuid, ${viewer}::bytea)
      on conflict do nothing returning object_id)
    update ${sql.table(TABLES[type])} item set view_count = view_count + 1
      from seen where item.id = seen.object_id and item.deleted_at is null
      returning view_count as views`.execute(db);
  return rows[0]?.views ?? null;
};

/** Forgets who has looked at what, once its day is over. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('views')
    .where('day', '<', sql<string>`current_date - 1`)
    .execute();
};
