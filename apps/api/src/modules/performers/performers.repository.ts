import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { selectPerformerCards } from './performer-card.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One performer with her whole profile, by id or username. */
export const findPerformer = (db: Queryable, idOrUsername: string, viewerId: string | null) =>
  selectPerformerCards(db, viewerId)
    .leftJoin('files as cover', 'cover.id', 'users.cover_file_id')
    .select([
      'cover.id as cover_id',
      'cover.variants as cover_variants',
      'performers.bio',
      'performers.city',
      'performers.country',
      'performers.post_count',
      'performers.gallery_count',
      'performers.video_count',
      'users.last_seen_at',
    ])
    .where(UUID.test(idOrUsername) ? 'users.id' : 'users.username', '=', idOrUsername)
    .executeTakeFirst();

export type PerformerRow = NonNullable<Awaited<ReturnType<typeof findPerformer>>>;

export interface PerformerSearch {
  q: string;
  sort: 'popular' | 'newest';
  limit: number;
  offset: number;
}

/** Performers whose name, username or craft holds the words, best known or newest first. */
export const searchPerformers = (db: Queryable, search: PerformerSearch, viewerId: string | null) =>
  selectPerformerCards(db, viewerId)
    .$if(search.q !== '', (query) => query.where('users.search_text', 'like', toLikePattern(search.q)))
    .orderBy(search.sort === 'popular' ? 'performers.follower_count' : 'performers.created_at', 'desc')
    .orderBy('users.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

export const countPerformers = async (db: Queryable, q: string): Promise<number> => {
  const { total } = await db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .where('users.deleted_at', 'is', null)
    .where('users.username', 'is not', null)
    .$if(q !== '', (query) => query.where('users.search_text', 'like', toLikePattern(q)))
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** A few performers the viewer does not follow yet, in no order. */
export const randomPerformers = (db: Queryable, limit: number, viewerId: string | null) =>
  selectPerformerCards(db, viewerId)
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
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
