import { sql } from 'kysely';
import type { ReportTargetType } from '../../platform/database/moderation-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { toExcerpt } from './reported-content.ts';
import { thingKey, type ReportedThing } from './reported-thing.ts';

type Load = (db: Queryable, ids: string[]) => Promise<Array<{ id: string; words: string }>>;

/** The queries for the text by which its author knows content, for kinds that have one. */
const LOAD: Partial<Record<ReportTargetType, Load>> = {
  feed: (db, ids) =>
    db
      .selectFrom('feed_posts')
      .leftJoin('polls', 'polls.feed_post_id', 'feed_posts.id')
      .select('feed_posts.id')
      // A post may be only a poll.
      .select(sql<string>`coalesce(nullif(feed_posts.text, ''), polls.question, '')`.as('words'))
      .where('feed_posts.id', 'in', ids)
      .execute(),
  gallery: (db, ids) => db.selectFrom('galleries').select(['id', 'title as words']).where('id', 'in', ids).execute(),
  video: (db, ids) => db.selectFrom('videos').select(['id', 'title as words']).where('id', 'in', ids).execute(),
  product: (db, ids) => db.selectFrom('products').select(['id', 'title as words']).where('id', 'in', ids).execute(),
  photo: (db, ids) => db.selectFrom('photos').select(['id', 'title as words']).where('id', 'in', ids).execute(),
  comment: (db, ids) => db.selectFrom('comments').select(['id', 'text as words']).where('id', 'in', ids).execute(),
  message: (db, ids) => db.selectFrom('messages').select(['id', 'text as words']).where('id', 'in', ids).execute(),
  stream: (db, ids) => db.selectFrom('streams').select(['id', 'title as words']).where('id', 'in', ids).execute(),
};

/** The beginning of the text of content that is removed, as it stands, by its key; one query per kind. */
export const loadExcerpts = async (
  db: Queryable,
  things: readonly ReportedThing[],
): Promise<ReadonlyMap<string, string>> => {
  const types = [...new Set(things.map(({ type }) => type))];
  const loaded = await Promise.all(
    types.map(async (type) => {
      const ids = things.filter((thing) => thing.type === type).map(({ id }) => id);
      const rows = (await LOAD[type]?.(db, ids)) ?? [];
      return rows.map(({ id, words }): [string, string] => [thingKey({ type, id }), words]);
    }),
  );
  return new Map(
    loaded.flat().flatMap(([key, words]): Array<[string, string]> => {
      const excerpt = toExcerpt(words);
      return excerpt === null ? [] : [[key, excerpt]];
    }),
  );
};
