import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import type { LibraryQuery } from './library.schema.ts';
import { LIBRARY_TYPES } from './library-types.ts';
import type { Kept } from './kept.ts';

export type LibraryFilter = Pick<LibraryQuery, 'type' | 'kept' | 'performerId' | 'folderId' | 'since'>;

/** Everything of every type that is there for a member. Only the branch of a row's own type is searched for it. */
const thingsFor = (member: Member): RawBuilder<unknown> =>
  sql.join(
    Object.entries(LIBRARY_TYPES).map(
      ([type, source]) => sql`select thing.* from (${source.things(member)}) thing
        where kept.type = ${sql.lit(type)} and thing.id = kept.id`,
    ),
    sql` union all `,
  );

/**
 * SQL: what a member has bookmarked or bought, each thing once, as far as it exists for the member. What was bought
 * stays whatever becomes of its audience and of the member's subscription. Times in milliseconds, as cursors have them.
 */
const keptBy = (member: Member): RawBuilder<Kept> => sql<Kept>`
  select kept.*, greatest(kept."bookmarkedAt", kept."boughtAt") as at, thing.performer_id as "performerId",
    place.folder_id as "folderId"
  from (
    select type, id, max(bookmarked_at) as "bookmarkedAt", max(bought_at) as "boughtAt" from (
      select object_type as type, object_id as id, created_at as bookmarked_at, null::timestamptz as bought_at
      from reactions where user_id = ${member.account.id} and action = 'bookmark'
      union all
      select item_type, item_id, null, date_trunc('milliseconds', created_at)
      from purchases where user_id = ${member.account.id}
    ) both_ways group by type, id
  ) kept
  cross join lateral (${thingsFor(member)}) thing
  left join library_places place
    on place.user_id = ${member.account.id} and place.object_type = kept.type and place.object_id = kept.id
  where ${hasLivingOwner('thing.performer_id')} and ${isVisibleSql(member, sql`thing.performer_id`)}`;

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

/** One more than `limit` things that a member keeps, the last kept first. */
export const listKept = async (
  db: Queryable,
  member: Member,
  filter: LibraryFilter,
  { limit, after }: LibraryPage,
): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    select * from (${keptBy(member)}) library
    where ${matches(filter)} and ${after ? sql`(at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by at desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
};

export const countKept = async (db: Queryable, member: Member, filter: LibraryFilter): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from (${keptBy(member)}) library where ${matches(filter)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
};

export interface KeptCount {
  performerId: string | null;
  folderId: string | null;
  total: bigint;
}

/** How much a member keeps of each performer, and how much of it in each folder: a row names one or the other. */
export const countByPerformerAndFolder = async (db: Queryable, member: Member): Promise<KeptCount[]> => {
  const { rows } = await sql<KeptCount>`
    select "performerId", "folderId", count(*) as total from (${keptBy(member)}) library
    group by grouping sets (("performerId"), ("folderId"))`.execute(db);
  return rows;
};
