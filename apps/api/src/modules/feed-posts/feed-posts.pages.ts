import { sql, type RawBuilder } from 'kysely';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { MOST_COUNTED } from '../../shared/count-up-to.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isOutSql } from '../../viewing/post-times.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { eyesOf, isVisibleSql, isVisibleToSql, type Eyes } from '../../viewing/visibility.ts';

/** The sort key of a post in a list. */
export interface PostKey {
  id: string;
  performerId: string;
  publishedAt: Date;
}

export interface Page {
  limit: number;
  /** The sort key of the last post on the page before: time and id. */
  after: readonly [string, string] | null;
}

export const keyColumns = sql`p.id, p.performer_id as "performerId", p.published_at as "publishedAt"`;

export const isAfter = (after: Page['after']): RawBuilder<unknown> =>
  after ? sql`(p.published_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`;

export const newestFirst = sql`order by p.published_at desc, p.id desc`;

export const keysOf = async (query: RawBuilder<PostKey>, db: Queryable): Promise<PostKey[]> =>
  (await query.execute(db)).rows;

/** The sort key of a post on its performer's profile. */
export interface ProfileKey extends PostKey {
  pinnedAt: Date | null;
}

export interface ProfilePage {
  limit: number;
  /** The sort key of the last post on the page before: when it was pinned (`-infinity`: never), time and id. */
  after: readonly [string, string, string] | null;
}

const pinned = sql`coalesce(p.pinned_at, '-infinity'::timestamptz)`;

/**
 * The posts of one performer: pinned ones first, then the newest. One more than the limit, to know whether there are
 * more; so in every page.
 */
export const profilePage = async (
  db: Queryable,
  onlooker: Onlooker,
  performerId: string,
  { limit, after }: ProfilePage,
): Promise<ProfileKey[]> => {
  const isNext = after
    ? sql`(${pinned}, p.published_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::timestamptz, ${after[2]}::uuid)`
    : sql`true`;
  // Asked once, and not of each post: PostgreSQL expects few posts to be left then, and sorts all of them.
  const isThere = sql`(select ${hasLivingOwner('asked.id')} from (select ${performerId}::uuid as id) asked)`;
  const { rows } = await sql<ProfileKey>`${hot('profile-page')} select ${keyColumns}, p.pinned_at as "pinnedAt"
    from feed_posts p
    where p.performer_id = ${performerId} and p.deleted_at is null and ${isOutSql()} and ${isNext}
      and ${isThere} and ${isVisibleSql(onlooker, sql`${performerId}::uuid`)}
    order by ${pinned} desc, p.published_at desc, p.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

/** SQL: the performers in an account's home feed: those it follows or subscribes to, and itself. */
const circle = (userId: string): RawBuilder<unknown> => sql`
  select performer_id from follows where follower_id = ${userId}
  union
  select performer_id from subscriptions where user_id = ${userId} and ${isRunningSql()}
  union select ${userId}::uuid`;

interface CircleParams extends Eyes {
  memberId: string;
}

const circleOf = (member: Member): CircleParams => ({ memberId: member.account.id, ...eyesOf(member) });

/** SQL: those of the circle that exist for the account now. */
const visibleCircle = (given: CircleParams): RawBuilder<unknown> => sql`
  select performer_id from (${circle(given.memberId)}) member_circle
  where ${isVisibleToSql(given, sql`member_circle.performer_id`)}`;

interface FollowingParams extends CircleParams {
  rows: number;
  afterTime: string;
  afterId: string;
}

const selectFollowing = (isFirst: boolean) =>
  hotStatement(
    (given: FollowingParams) =>
      sql<PostKey>`${hot('following-page')} select ${keyColumns} from (${visibleCircle(given)}) c cross join lateral (
          select p.id, p.performer_id, p.published_at from feed_posts p
          where p.performer_id = c.performer_id and p.deleted_at is null and ${isOutSql()}
            and ${isAfter(isFirst ? null : [given.afterTime, given.afterId])}
          ${newestFirst} limit ${given.rows}) p
        where ${hasLivingOwner('c.performer_id')}
        ${newestFirst} limit ${given.rows}`,
  );
const firstFollowing = selectFollowing(true);
const nextFollowing = selectFollowing(false);

/**
 * The home feed. Each performer's newest posts are read from an index of her own, so the cost does not grow with the
 * site.
 */
export const followingPage = (db: Queryable, member: Member, { limit, after }: Page): Promise<PostKey[]> => {
  const [afterTime, afterId] = after ?? ['', ''];
  const select = after ? nextFollowing : firstFollowing;
  return select(db, { ...circleOf(member), rows: limit + 1, afterTime, afterId });
};

/** The newest posts of verified performers outside an account's circle. */
export const suggestedPage = (db: Queryable, member: Member, { limit, after }: Page): Promise<PostKey[]> =>
  keysOf(
    sql<PostKey>`${hot('suggested-page')} select ${keyColumns} from feed_posts p
      join performers on performers.user_id = p.performer_id and performers.verified_at is not null
      where p.deleted_at is null and ${isOutSql()} and p.performer_id not in (${circle(member.account.id)}) and ${isAfter(after)}
        and ${hasLivingOwner('p.performer_id')} and ${isVisibleSql(member, sql`p.performer_id`)}
      ${newestFirst} limit ${limit + 1}`,
    db,
  );

/** The newest posts that the landing feed is chosen from. */
export const LANDING_POOL = 240;

export interface LandingKey extends PostKey {
  /** 1 for a performer's newest post, 2 for the next. */
  turn: number;
}

export interface LandingPlace {
  limit: number;
  /** The time of the newest post when the first page was read, so that later pages fit to it. */
  asOf: string;
  after: { turn: number; publishedAt: string; id: string } | null;
}

/**
 * The feed for guests: the newest post of each verified performer, then the next of each, so that nobody fills a page.
 */
export const landingPage = async (
  db: Queryable,
  onlooker: Onlooker,
  { limit, asOf, after }: LandingPlace,
): Promise<LandingKey[]> => {
  const isNext = after
    ? sql`(-p.turn, p.published_at, p.id) < (${-after.turn}::int, ${after.publishedAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<LandingKey>`${hot('landing-page')}
    select ${keyColumns}, p.turn from (
      select pool.*, row_number() over (partition by performer_id order by published_at desc, id desc)::int as turn
      from (
        select p.id, p.performer_id, p.published_at from feed_posts p
        join performers on performers.user_id = p.performer_id and performers.verified_at is not null
        where p.deleted_at is null and ${isOutSql()} and p.published_at <= ${asOf}::timestamptz
          and ${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)}
        ${newestFirst} limit ${LANDING_POOL}
      ) pool
    ) p
    where ${isNext} order by p.turn, p.published_at desc, p.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

export const countOf = async (db: Queryable, query: RawBuilder<{ total: bigint }>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.total ?? 0);

/** Totals come from the performers' counters: no list is counted row by row. */
export const countPerformerPosts = (db: Queryable, onlooker: Onlooker, performerId: string): Promise<number> =>
  countOf(
    db,
    sql`${hot('performer-total')} select post_count::bigint as total from performers
      where user_id = ${performerId} and ${hasLivingOwner('performers.user_id')}
        and ${isVisibleSql(onlooker, sql`user_id`)}`,
  );

export const countFollowingPosts = async (db: Queryable, member: Member): Promise<number> =>
  Number((await selectFollowingTotal(db, circleOf(member)))[0]?.total ?? 0);

const selectFollowingTotal = hotStatement(
  (given: CircleParams) =>
    sql<{ total: bigint }>`${hot('following-total')} select coalesce(sum(post_count), 0) as total from performers
      where user_id in (${visibleCircle(given)}) and ${hasLivingOwner('performers.user_id')}`,
);

/**
 * SQL: the number of posts of verified performers who fulfil a condition, up to `most`. Each such performer has at
 * least one post, so no more of them are read than are counted.
 */
const postsUpTo = (most: number, condition: RawBuilder<unknown>): RawBuilder<{ total: bigint }> =>
  sql`select least(coalesce(sum(post_count), 0), ${most}::int) as total from (
    select post_count from performers
    where verified_at is not null and post_count > 0 and ${condition} and ${hasLivingOwner('performers.user_id')}
    order by post_count desc limit ${most}) counted`;

export const countSuggestedPosts = (db: Queryable, member: Member): Promise<number> =>
  countOf(
    db,
    postsUpTo(
      MOST_COUNTED,
      sql`user_id not in (${circle(member.account.id)}) and ${isVisibleSql(member, sql`user_id`)}`,
    ),
  );

/** The number of posts of verified performers, at most the `pool` that the list is chosen from. */
export const countOpenPosts = (db: Queryable, onlooker: Onlooker, pool: number): Promise<number> =>
  countOf(db, postsUpTo(pool, isVisibleSql(onlooker, sql`user_id`)));
