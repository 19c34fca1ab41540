import { sql, type Selectable } from 'kysely';
import type { ReactionsTable } from '../../platform/database/content-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpToSql } from '../../shared/count-up-to.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import { isShownSql } from '../../viewing/items.ts';
import { isThereSql } from '../../viewing/post-times.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';

export type Reaction = Omit<Selectable<ReactionsTable>, 'created_at'>;

/** Adds a reaction; false when it existed. */
export const insertReaction = async (db: Queryable, reaction: Reaction): Promise<boolean> => {
  const inserted = await db
    .insertInto('reactions')
    .values(reaction)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Removes a reaction; false when there was none. */
export const removeReaction = async (db: Queryable, reaction: Reaction): Promise<boolean> => {
  const removed = await db
    .deleteFrom('reactions')
    .where('user_id', '=', reaction.user_id)
    .where('object_type', '=', reaction.object_type)
    .where('object_id', '=', reaction.object_id)
    .where('action', '=', reaction.action)
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
};

/** An account's reactions to one object. */
export const findReactions = async (
  db: Queryable,
  { user_id, object_type, object_id }: Omit<Reaction, 'action'>,
): Promise<ReadonlySet<Reaction['action']>> => {
  const rows = await db
    .selectFrom('reactions')
    .select('action')
    .where('user_id', '=', user_id)
    .where('object_type', '=', object_type)
    .where('object_id', '=', object_id)
    .execute();
  return new Set(rows.map(({ action }) => action));
};

export interface Bookmark {
  id: string;
  performerId: string;
  createdAt: Date;
}

export interface BookmarkPage {
  limit: number;
  after: readonly [string, string] | null;
}

/** The conditions for bookmarked things of each type: only those that exist for the account are listed and counted. */
const bookmarked = {
  feed: (member: Member) => sql`feed_posts o on o.id = r.object_id and o.deleted_at is null
    and ${isThereSql(member, 'o')} and ${hasLivingOwner('o.performer_id')}`,
  // By the tables' own names, which the condition is written for.
  gallery: () => sql`(select id, performer_id from galleries where deleted_at is null and ${isShownSql('gallery')}) o
    on o.id = r.object_id and ${hasLivingOwner('o.performer_id')}`,
  video: () => sql`(select id, performer_id from videos where deleted_at is null and ${isShownSql('video')}) o
    on o.id = r.object_id and ${hasLivingOwner('o.performer_id')}`,
  product: () => sql`products o on o.id = r.object_id and o.deleted_at is null and o.published_at is not null
    and ${hasLivingOwner('o.performer_id')}`,
  performer: () => sql`(select p.user_id as performer_id from performers p join users on users.id = p.user_id
    where ${isLiving()}) o on o.performer_id = r.object_id`,
};

export type BookmarkType = keyof typeof bookmarked;

/** One more than `limit` of an account's bookmarks, the latest first. */
export const listBookmarks = async (
  db: Queryable,
  member: Member,
  type: BookmarkType,
  { limit, after }: BookmarkPage,
): Promise<Bookmark[]> => {
  const { rows } = await sql<Bookmark>`
    select r.object_id as id, o.performer_id as "performerId", r.created_at as "createdAt"
    from reactions r join ${bookmarked[type](member)}
    where r.user_id = ${member.account.id} and r.action = 'bookmark' and r.object_type = ${type}
      and ${isVisibleSql(member, sql`o.performer_id`)}
      and ${after ? sql`(r.created_at, r.object_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by r.created_at desc, r.object_id desc limit ${limit + 1}`.execute(db);
  return rows;
};

export const countBookmarks = async (db: Queryable, member: Member, type: BookmarkType): Promise<number> => {
  const { rows } = await countUpToSql(sql`select from reactions r join ${bookmarked[type](member)}
    where r.user_id = ${member.account.id} and r.action = 'bookmark' and r.object_type = ${type}
      and ${isVisibleSql(member, sql`o.performer_id`)}`).execute(db);
  return rows[0]?.total ?? 0;
};
