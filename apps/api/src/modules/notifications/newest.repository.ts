import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * The newest notice of every group is marked (`is_newest`), so that a list of groups is read in the order of an index.
 * Older ones may be marked too, where several were told at once: who reads leaves those out.
 */

interface Grouped {
  entry_key: string;
}

/** Once there are newer unread notices the older ones are no longer the newest of their groups. */
export const unmarkOlder = async (db: Queryable, told: ReadonlyArray<Grouped & { id: string }>): Promise<void> => {
  if (told.length === 0) return;
  await unmarkOlderSql(
    sql`(select id, entry_key, true from unnest(${told.map(({ id }) => id)}::uuid[], ${keysOf(told)}::text[])
      as told (id, entry_key)) as told (id, entry_key, in_app)`,
  ).execute(db);
};

/**
 * SQL of {@link unmarkOlder}. What another one unmarks at this moment is not waited for.
 * @param told a table named `told`, with `id`, `entry_key` and `in_app` of the new notices
 */
export const unmarkOlderSql = (told: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update notifications set is_newest = false where id in (
    select old.id from ${told}
      join notifications old on old.entry_key = told.entry_key and old.is_newest and old.read_at is null
        and old.id < told.id
    where told.in_app for update of old skip locked)`;

/** Marks the newest of groups out of which notices have gone, those that are read and those that are not. */
export const markNewest = async (db: Queryable, groups: readonly Grouped[]): Promise<void> => {
  if (groups.length === 0) return;
  await sql`update notifications set is_newest = true where not is_newest and id in (
    select newest.id from unnest(${[...new Set(keysOf(groups))]}::text[]) as touched (entry_key)
    cross join (values (true), (false)) as state (is_unread)
    cross join lateral (
      select n.id from notifications n
      where n.entry_key = touched.entry_key and (n.read_at is null) = state.is_unread and n.in_app
      order by n.id desc limit 1
    ) newest)`.execute(db);
};

/** Of what is read of a group, marks the newest alone. */
export const markNewestRead = async (db: Queryable, { entry_key }: Grouped): Promise<void> => {
  await sql`update notifications n set is_newest = (n.id = newest.id)
    from (
      select id from notifications where entry_key = ${entry_key} and read_at is not null and in_app order by id desc limit 1
    ) newest
    where n.entry_key = ${entry_key} and n.read_at is not null and n.in_app and n.is_newest <> (n.id = newest.id)`.execute(
    db,
  );
};

const keysOf = (groups: readonly Grouped[]): string[] => groups.map(({ entry_key }) => entry_key);
