import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { isLiveSql, selectVisibleCards } from '../performers/performer-card.ts';
import { countOnPerformer } from '../performers/performer-counts.ts';
import type { followCursor } from './follows.schema.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

type Cursor = z.output<typeof followCursor>;

/** Adds a follow; false when it existed. The counter changes in the same statement. */
export const insertFollow = async (db: Queryable, followerId: string, performerId: string): Promise<boolean> => {
  const inserted = await db
    .insertInto('follows')
    .values({ follower_id: followerId, performer_id: performerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('performer_id')
    .executeTakeFirst();
  if (inserted) await countOnPerformer(db, performerId, 'follower_count', 1);
  return inserted !== undefined;
};

/** Deletes a follow; false when there was none. */
export const deleteFollow = async (db: Queryable, followerId: string, performerId: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('performer_id', '=', performerId)
    .returning('performer_id')
    .executeTakeFirst();
  if (deleted) await countOnPerformer(db, performerId, 'follower_count', -1);
  return deleted !== undefined;
};

interface FollowerFilter {
  performerId: string;
  /** Words in the follower's name or username. */
  q: string;
}

/** SQL: whether a follower is among those whose name holds the words, the latest where many have it. */
const isNamedSql = ({ performerId, q }: FollowerFilter) => {
  const named = sql`from follows join users on users.id = follows.follower_id where follows.performer_id = ${performerId}`;
  return sql<boolean>`follows.follower_id = any(${foundIdsSql({
    first: sql`select users.id, users.search_text ${named} order by follows.created_at desc, follows.follower_id desc`,
    matches: sql`it.search_text like ${toLikePattern(q)}`,
    all: sql`from users it where exists (select from follows where performer_id = ${performerId} and follower_id = it.id offset 0)`,
  })})`;
};

const selectFollowers = (db: Queryable, filter: FollowerFilter) =>
  db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.follower_id')
    .where('follows.performer_id', '=', filter.performerId)
    .where(isLiving())
    .$if(filter.q !== '', (query) => query.where(isNamedSql(filter)));

export const countFollowers = (db: Queryable, filter: FollowerFilter): Promise<number> =>
  countUpTo(db, selectFollowers(db, filter));

/** One more than `limit` followers of a performer by id, the newest first. */
export const listFollowers = (db: Queryable, filter: FollowerFilter, limit: number, after: Cursor | null) =>
  selectFollowers(db, filter)
    .select(['users.id', 'follows.created_at as followed_at'])
    .$if(after !== null, (query) => query.where(isBefore('follows', after)))
    .orderBy('follows.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();

/** The cards of whom an account follows, the newest follow first. */
const selectFollowing = (db: Queryable, member: Member) =>
  selectVisibleCards(db, member)
    .innerJoin('follows as mine', (join) =>
      join.onRef('mine.performer_id', '=', 'performers.user_id').on('mine.follower_id', '=', member.account.id),
    )
    .select('mine.created_at as followed_at')
    .orderBy('mine.created_at', 'desc')
    .orderBy('users.id', 'desc');

/** One more than `limit` performers whom an account follows, the newest follow first. */
export const listFollowing = (db: Queryable, member: Member, limit: number, after: Cursor | null) =>
  selectFollowing(db, member)
    .$if(after !== null, (query) => query.where(isBefore('mine', after)))
    .limit(limit + 1)
    .execute();

/** Up to `limit` performers whom an account follows and who are live, the newest follow first. */
export const listLiveFollowing = (db: Queryable, member: Member, limit: number) =>
  selectFollowing(db, member).where(isLiveSql).limit(limit).execute();

const isBefore = (table: 'follows' | 'mine', after: Cursor | null) =>
  sql<boolean>`(${sql.ref(`${table}.created_at`)}, users.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`;

export const countFollowing = (db: Queryable, member: Member): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('follows')
      .where(hasLivingOwner('follows.performer_id'))
      .where('follower_id', '=', member.account.id)
      .where(isVisibleSql(member, sql.ref('performer_id'))),
  );

/** Deletes the follows between two accounts. */
export const deleteFollowsBetween = async (db: Queryable, one: string, other: string): Promise<void> => {
  await deleteFollow(db, one, other);
  await deleteFollow(db, other, one);
};
