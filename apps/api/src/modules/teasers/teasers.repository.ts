import { sql, type RawBuilder } from 'kysely';
import type { Audience } from '../../platform/database/content-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** The types with teasers. */
export type TeasedType = 'feed' | 'video';
const TABLES = { feed: 'feed_posts', video: 'videos' } as const;

export interface Teased {
  type: TeasedType;
  id: string;
  /** Whether its performer wants the site to make the teaser. */
  isFromFilm: boolean;
  audience: Audience;
  /** The teaser, and the film that the site cut it from; null for an uploaded one. */
  teaserId: string | null;
  excerptOf: string | null;
  /** The film; of a post the first. */
  filmId: string | null;
}

const films: Record<TeasedType, RawBuilder<string | null>> = {
  feed: sql<string | null>`(select files.id from feed_post_files f join files on files.id = f.file_id
    where f.feed_post_id = item.id and files.kind = 'feed-video' order by f.position limit 1)`,
  video: sql<string | null>`item.file_id`,
};

const selectTeased = (type: TeasedType, where: RawBuilder<boolean>) => sql<Teased>`
  select ${type} as type, item.id, item.teaser_from_film as "isFromFilm", item.audience,
    item.teaser_file_id as "teaserId", teaser.excerpt_of as "excerptOf", ${films[type]} as "filmId"
  from ${sql.table(TABLES[type])} item left join files teaser on teaser.id = item.teaser_file_id where ${where}`;

/** A post or video with its teaser. */
export const findTeased = async (db: Queryable, type: TeasedType, id: string): Promise<Teased | undefined> => {
  const { rows } = await selectTeased(type, sql<boolean>`item.id = ${id}`).execute(db);
  return rows[0];
};

/** The post or video of a film, also a deleted one that can be restored; locked until the transaction ends. */
export const lockTeasedBy = async (db: Queryable, filmId: string): Promise<Teased | undefined> => {
  const places = {
    feed: sql<boolean>`item.id = (select feed_post_id from feed_post_files where file_id = ${filmId})`,
    video: sql<boolean>`item.file_id = ${filmId}`,
  };
  for (const type of ['feed', 'video'] as const) {
    const { rows } = await sql<Teased>`${selectTeased(type, places[type])} for update of item`.execute(db);
    if (rows[0]) return rows[0];
  }
  return undefined;
};
