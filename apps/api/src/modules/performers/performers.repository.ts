import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { toLikePattern, toSearchText } from '../../shared/search-text.ts';
import { isLiving } from '../access/living-account.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { selectVisibleCards } from './performer-card.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One performer with her whole profile, by id or username. */
export const findPerformer = (db: Queryable, idOrUsername: string, onlooker: Onlooker) =>
  selectVisibleCards(db, onlooker)
    .leftJoin('files as cover', 'cover.id', 'users.cover_file_id')
    .select([
      'cover.id as cover_id',
      'cover.variants as cover_variants',
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
    ])
    .where(UUID.test(idOrUsername) ? 'users.id' : 'users.username', '=', idOrUsername)
    .executeTakeFirst();

export type PerformerRow = NonNullable<Awaited<ReturnType<typeof findPerformer>>>;

/** What only a performer herself reads. */
export const findOwn = (db: Queryable, performerId: string) =>
  db
    .selectFrom('users')
    .select(['email', sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birth_date')])
    .where('id', '=', performerId)
    .executeTakeFirstOrThrow();

export type OwnRow = Awaited<ReturnType<typeof findOwn>>;

export const findWelcomeVideo = async (db: Queryable, { welcome_video_file_id: id }: PerformerRow) =>
  id === null ? undefined : db.selectFrom('files').select(mediaFileColumns).where('id', '=', id).executeTakeFirst();

export interface PerformerSearch {
  q: string;
  sort: 'popular' | 'newest';
  limit: number;
  offset: number;
}

/** SQL: whether the words stand in somebody's name, username or craft, or something that is spelt almost like them. */
const bears = (q: string) => sql<boolean>`(users.search_text like ${toLikePattern(q)}
  or ${toSearchText(q)}::text <<% users.search_text)`;

/** SQL: names that begin with the words first, then those that hold them, then those that are only like them. */
const closeness = (q: string) => sql<number>`case
  when ${toSearchText(q)}::text = users.username or users.search_text like ${toLikePattern(q).slice(1)} then 0
  when users.search_text like ${toLikePattern(q)} then 1 else 2 end`;

/** Verified performers whose name, username or craft holds the words, the closest, then the best known or newest first. */
export const searchPerformers = (db: Queryable, search: PerformerSearch, onlooker: Onlooker) =>
  selectVisibleCards(db, onlooker)
    .where('performers.verified_at', 'is not', null)
    .$if(search.q !== '', (query) => query.where(bears(search.q)).orderBy(closeness(search.q)))
    .orderBy(search.sort === 'popular' ? 'performers.follower_count' : 'performers.created_at', 'desc')
    .orderBy('users.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

export const countPerformers = async (db: Queryable, q: string, onlooker: Onlooker): Promise<number> => {
  const { total } = await db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .where(isLiving())
    .where('users.username', 'is not', null)
    .where('performers.verified_at', 'is not', null)
    .where(isVisibleSql(onlooker, sql.ref('users.id')))
    .$if(q !== '', (query) => query.where(bears(q)))
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/**
 * A few verified performers the viewer does not follow yet, in no order; those who have nothing to show yet fill the
 * places that are left.
 */
export const randomPerformers = (db: Queryable, limit: number, onlooker: Onlooker) => {
  const viewerId = onlooker.account?.id ?? null;
  return selectVisibleCards(db, onlooker)
    .where('performers.verified_at', 'is not', null)
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
};
