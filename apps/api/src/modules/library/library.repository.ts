import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpToSql, MOST_COUNTED } from '../../shared/count-up-to.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import type { LibraryQuery } from './library.schema.ts';
import { LIBRARY_TYPES } from './library-types.ts';
import type { Kept } from './library-entry.ts';

export type LibraryFilter = Pick<LibraryQuery, 'type' | 'kept' | 'performerId' | 'folderId' | 'since'>;

/** SQL: everything of every type that exists for a member. PostgreSQL only searches the branch of a row's own type. */
const thingsFor = (member: Member): RawBuilder<unknown> =>
  sql.join(
    Object.entries(LIBRARY_TYPES).map(
      ([type, source]) => sql`select thing.* from (${source.things(member)}) thing
        where kept.type = ${sql.lit(type)} and thing.id = kept.id`,
    ),
    sql` union all `,
  );

/** SQL: the rows that put things into a member's library: each thing once, with the last time. */
const WAYS = {
  /** Bookmarked and not bought, in the order of an index. */
  bookmarks: (memberId: string) => sql`select r.object_type as type, r.object_id as id, r.created_at as at,
      r.created_at as "bookmarkedAt", p.created_at as "boughtAt"
    from reactions r left join purchases p
      on p.user_id = r.user_id and p.item_type = r.object_type and p.item_id = r.object_id
    where r.user_id = ${memberId} and r.action = 'bookmark' and (p.created_at is null or p.created_at <= r.created_at)`,
  /** Bought and not bookmarked. */
  purchases: (memberId: string) => sql`select p.item_type as type, p.item_id as id, p.created_at as at,
      r.created_at as "bookmarkedAt", p.created_at as "boughtAt"
    from purchases p left join reactions r on r.user_id = p.user_id and r.object_type = p.item_type
      and r.object_id = p.item_id and r.action = 'bookmark'
    where p.user_id = ${memberId} and (r.created_at is null or r.created_at < p.created_at)`,
  /** Everything bought: far fewer than bookmarks. */
  bought: (memberId: string) => sql`select p.item_type as type, p.item_id as id,
      greatest(p.created_at, r.created_at) as at, r.created_at as "bookmarkedAt", p.created_at as "boughtAt"
    from purchases p left join reactions r on r.user_id = p.user_id and r.object_type = p.item_type
      and r.object_id = p.item_id and r.action = 'bookmark'
    where p.user_id = ${memberId}`,
};

/**
 * SQL: the things that a member bookmarked or bought, as far as they exist for the member. Bought things stay whatever
 * happens to their audience or the member's subscription. Times are in milliseconds, as in cursors.
 */
const keptIn = (way: keyof typeof WAYS, member: Member): RawBuilder<Kept> => sql<Kept>`
  select kept.*, thing.performer_id as "performerId", place.folder_id as "folderId"
  from (${WAYS[way](member.account.id)}) kept
  cross join lateral (${thingsFor(member)}) thing
  left join library_places place
    on place.user_id = ${member.account.id} and place.object_type = kept.type and place.object_id = kept.id
  where ${hasLivingOwner('thing.performer_id')} and ${isVisibleSql(member, sql`thing.performer_id`)}`;

/** SQL: the same for all ways that a filter asks for; `end` orders and limits each. */
const keptBy = (member: Member, filter: LibraryFilter, end: RawBuilder<unknown> = sql``): RawBuilder<Kept> =>
  sql.join(
    (filter.kept === 'bought' ? (['bought'] as const) : (['bookmarks', 'purchases'] as const)).map(
      (way) => sql`(select * from (${keptIn(way, member)}) library where ${matches(filter)} ${end})`,
    ),
    sql` union all `,
  ) as RawBuilder<Kept>;

const timeOf = { bookmarked: sql`"bookmarkedAt"`, bought: sql`"boughtAt"` } as const;

const matches = ({ type, kept, performerId, folderId, since }: LibraryFilter): RawBuilder<unknown> => {
  const conditions = [
    type && sql`type = ${type}`,
    kept && sql`${timeOf[kept]} is not null`,
    performerId && sql`"performerId" = ${performerId}`,
    folderId && sql`"folderId" = ${folderId}`,
    since && sql`at >= ${since}::timestamptz`,
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

export interface LibraryPage {
  limit: number;
  after: readonly [string, string] | null;
}

/** One more than `limit` things of a member's library, the last added first. */
export const listKept = async (
  db: Queryable,
  member: Member,
  filter: LibraryFilter,
  { limit, after }: LibraryPage,
): Promise<Kept[]> => {
  const isNext = after ? sql`and (at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const newestFirst = sql`order by at desc, id desc limit ${limit + 1}`;
  const { rows } = await sql<Kept>`
    select * from (${keptBy(member, filter, sql`${isNext} ${newestFirst}`)}) library ${newestFirst}`.execute(db);
  return rows;
};

export const countKept = async (db: Queryable, member: Member, filter: LibraryFilter): Promise<number> => {
  const { rows } = await countUpToSql(sql`select from (${keptBy(member, filter)}) library`).execute(db);
  return rows[0]?.total ?? 0;
};

export interface KeptCount {
  performerId: string | null;
  folderId: string | null;
  total: bigint;
}

/** The number of a member's things by performer, and by folder: each row has one of the two. */
export const countByPerformerAndFolder = async (db: Queryable, member: Member): Promise<KeptCount[]> => {
  const { rows } = await sql<KeptCount>`
    select "performerId", "folderId", count(*) as total
    from (select * from (${keptBy(member, {})}) kept limit ${sql.lit(MOST_COUNTED)}) library
    group by grouping sets (("performerId"), ("folderId"))`.execute(db);
  return rows;
};
