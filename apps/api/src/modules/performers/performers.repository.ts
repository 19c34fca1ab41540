import { randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { NOBODY, selectVisibleCards } from './performer-card.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const bookmarkedBy = (viewer: string) => sql<boolean>`exists (select from reactions
  where reactions.user_id = ${viewer}::uuid and reactions.object_type = 'performer'
    and reactions.object_id = performers.user_id and reactions.action = 'bookmark')`;

// No more than a profile shows.
const plannedStreams = sql<number>`(select count(*)::int from (select from streams
  where streams.performer_id = performers.user_id and streams.status = 'planned' limit 3) planned)`;

/** One performer with her whole profile, by id or username. */
export const findPerformer = (db: Queryable, idOrUsername: string, onlooker: Onlooker) =>
  selectVisibleCards(db, onlooker)
    .leftJoin('files as cover', 'cover.id', 'users.cover_file_id')
    .select([
      'cover.id as cover_id',
      'cover.variants as cover_variants',
      'performers.quarterly_price',
      'performers.half_yearly_price',
      'performers.bio',
      'performers.city',
      'performers.country',
      'performers.links',
      'performers.welcome_video_file_id',
      'users.languages',
      'performers.post_count',
      'performers.gallery_count',
      'performers.video_count',
      'users.last_seen_at',
      bookmarkedBy(onlooker.account?.id ?? NOBODY).as('is_bookmarked'),
      plannedStreams.as('planned_streams'),
    ])
    .where(UUID.test(idOrUsername) ? 'users.id' : 'users.username', '=', idOrUsername)
    .executeTakeFirst();

export type PerformerRow = NonNullable<Awaited<ReturnType<typeof findPerformer>>>;

/** Facts that only the performer herself gets. */
export const findOwn = (db: Queryable, performerId: string) =>
  db
    .selectFrom('users')
    .select(['email', sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birth_date')])
    .where('id', '=', performerId)
    .executeTakeFirstOrThrow();

export type OwnRow = Awaited<ReturnType<typeof findOwn>>;

export const findWelcomeVideo = async (db: Queryable, { welcome_video_file_id: id }: PerformerRow) =>
  id === null ? undefined : db.selectFrom('files').select(mediaFileColumns).where('id', '=', id).executeTakeFirst();

/** Size of the random sample: more than a page shows, because some are followed or have nothing to show. */
const DRAWN = 500;
/** Upper limit of `lot`. */
const MOST_LOT = 2 ** 31 - 1;

/**
 * SQL: a random sample of verified performers: those whose `lot` follows a random number, continued from the lowest.
 */
const drawn = () => {
  const at = randomInt(MOST_LOT);
  const from = (side: RawBuilder<unknown>) => sql`(select user_id from performers
    where verified_at is not null and lot ${side} ${at}::integer order by lot limit ${DRAWN})`;
  return sql<string>`(select user_id from (${from(sql`>=`)} union all ${from(sql`<`)}) lots limit ${DRAWN})`;
};

/** The ids of random verified performers whom the viewer does not follow; those with something published first. */
export const drawPerformers = async (db: Queryable, limit: number, onlooker: Onlooker): Promise<string[]> => {
  const viewerId = onlooker.account?.id ?? null;
  const rows = await selectVisibleCards(db, onlooker)
    .clearSelect()
    .select('users.id')
    .where('performers.user_id', 'in', drawn())
    .$if(viewerId !== null, (query) =>
      query
        .where('users.id', '!=', viewerId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('follows as mine')
                .select('mine.performer_id')
                .whereRef('mine.performer_id', '=', 'performers.user_id')
                .where('mine.follower_id', '=', viewerId),
            ),
          ),
        ),
    )
    .orderBy(sql`(performers.post_count + performers.gallery_count + performers.video_count) > 0`, 'desc')
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
