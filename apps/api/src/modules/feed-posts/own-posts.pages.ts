import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpToSql } from '../../shared/count-up-to.ts';
import { toLikePattern, toSearchText } from '../../shared/search-text.ts';
import { searchTextSql } from '../../shared/search-text.ts';
import { isOutSql } from '../../viewing/post-times.ts';
import type { PostKey } from './feed-posts.pages.ts';
import type { OwnPostsQuery } from './own-posts.schema.ts';

type Filter = Pick<OwnPostsQuery, 'q' | 'state' | 'audience' | 'media'>;

/** By the clock, as for everybody else, not by the state that a job has recorded. */
const inState: Record<NonNullable<Filter['state']>, RawBuilder<unknown>> = {
  scheduled: sql`p.state = 'scheduled'`,
  published: isOutSql(),
  expired: sql`(p.state <> 'scheduled' and not ${isOutSql()})`,
};

const holds = (kind: 'feed-photo' | 'feed-video' | 'feed-audio') => sql`exists (select from feed_post_files f
  join files on files.id = f.file_id where f.feed_post_id = p.id and files.kind = ${kind})`;

const withMedia: Record<NonNullable<Filter['media']>, RawBuilder<unknown>> = {
  photo: holds('feed-photo'),
  video: holds('feed-video'),
  audio: holds('feed-audio'),
  none: sql`not exists (select from feed_post_files f where f.feed_post_id = p.id)`,
};

/** Her whole text is searched, whatever its audience. */
const says = (q: string) => sql`${searchTextSql(sql`p.text || ' ' || p.teaser`)} like ${toLikePattern(q)}`;

const matches = (performerId: string, { q, state, audience, media }: Filter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`p.performer_id = ${performerId} and p.deleted_at is null`,
      ...(state ? [inState[state]] : []),
      ...(audience ? [sql`p.audience = ${audience}`] : []),
      ...(media ? [withMedia[media]] : []),
      ...(toSearchText(q) ? [says(q)] : []),
    ],
    sql` and `,
  );

interface OwnPage extends Filter {
  limit: number;
  after: readonly [string, string] | null;
}

/** A performer's posts in any state, the newest first; one more than the limit. */
export const ownPage = async (
  db: Queryable,
  performerId: string,
  { limit, after, ...filter }: OwnPage,
): Promise<PostKey[]> => {
  const isNext = after ? sql`(p.published_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`;
  const { rows } = await sql<PostKey>`
    select p.id, p.performer_id as "performerId", p.published_at as "publishedAt" from feed_posts p
    where ${matches(performerId, filter)} and ${isNext}
    order by p.published_at desc, p.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

/** The number of posts in each state. */
export const countOwnStates = async (
  db: Queryable,
  performerId: string,
  filter: Omit<Filter, 'state'>,
): Promise<Record<NonNullable<Filter['state']>, number>> => {
  const { rows } = await sql<Record<NonNullable<Filter['state']>, number>>`
    select count(*) filter (where ${inState.published})::int as published,
      count(*) filter (where ${inState.scheduled})::int as scheduled,
      count(*) filter (where ${inState.expired})::int as expired
    from feed_posts p where ${matches(performerId, filter)}`.execute(db);
  return rows[0] ?? { published: 0, scheduled: 0, expired: 0 };
};

export const countOwnPosts = async (db: Queryable, performerId: string, filter: Filter): Promise<number> => {
  const { rows } = await countUpToSql(sql`select from feed_posts p where ${matches(performerId, filter)}`).execute(db);
  return rows[0]?.total ?? 0;
};
