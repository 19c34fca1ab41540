import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { decodeCursor, idSchema, toPage } from '../../shared/wire.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { loadFeedPosts } from '../feed-posts/feed-posts.loader.ts';
import { countOpenPosts, newestFirst } from '../feed-posts/feed-posts.pages.ts';
import type { ListQuery, PostList } from '../feed-posts/reading.service.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isOutSql } from '../../viewing/post-times.ts';

/** The newest posts that are compared: weeks of a busy site, few enough to rank at each call. */
export const TRENDING_POOL = 1000;
/** A post this much older needs e times the attention for the same rank. */
const FADES_IN_SECONDS = 2 * 24 * 3600;

/**
 * SQL: how much attention a post has for its age; actions that cost more count more. The order of two posts does not
 * change with time alone, so pages fit together whenever they are asked for.
 */
const heat: RawBuilder<number> = sql<number>`(
  ln((1 + p.like_count + 2 * p.comment_count + 2 * p.bookmark_count + 4 * p.purchase_count + p.view_count / 50.0)::float8)
  + extract(epoch from p.published_at)::float8 / ${FADES_IN_SECONDS}::int)`;

interface TrendingKey {
  id: string;
  performerId: string;
  heat: number;
}

const trendingCursor = z.tuple([z.number(), idSchema]);

const trendingPage = async (
  db: Queryable,
  onlooker: Onlooker,
  { limit, after }: { limit: number; after: z.output<typeof trendingCursor> | null },
): Promise<TrendingKey[]> => {
  const isNext = after ? sql`(p.heat, p.id) < (${after[0]}::float8, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<TrendingKey>`
    select p.id, p.performer_id as "performerId", p.heat from (
      select p.id, p.performer_id, ${heat} as heat from feed_posts p
      join performers on performers.user_id = p.performer_id and performers.verified_at is not null
      where p.deleted_at is null and ${isOutSql()}
        and ${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)}
      ${newestFirst} limit ${TRENDING_POOL}
    ) p
    where ${isNext} order by p.heat desc, p.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

/** The posts of verified performers with the highest rank now. */
export const listTrendingPosts = async (
  context: Context,
  onlooker: Onlooker,
  { limit, cursor }: ListQuery,
): Promise<PostList> => {
  const after = cursor ? decodeCursor(cursor, trendingCursor) : null;
  const [keys, total] = await Promise.all([
    trendingPage(context.lists, onlooker, { limit, after }),
    countOpenPosts(context.lists, onlooker, TRENDING_POOL),
  ]);
  const { items, nextCursor } = toPage(keys, limit, (key) => [key.heat, key.id]);
  return { data: await loadFeedPosts(context, items, onlooker), total, nextCursor };
};
