import { sql, type Insertable, type Updateable } from 'kysely';
import type { PostsTable } from '../../platform/database/member-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** A page's words, in one language. */
export interface PostText {
  locale: string;
  title: string;
  body: string;
}

const selectPosts = (db: Queryable) => db.selectFrom('posts').selectAll('posts');
export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

/** One more than `limit` pages in the operator's order, from behind a page on. */
export const listPostRows = (
  db: Queryable,
  { limit, after, onlyPublished }: { limit: number; after: readonly [number, string] | null; onlyPublished: boolean },
): Promise<PostRow[]> =>
  selectPosts(db)
    .$if(onlyPublished, (query) => query.where('is_published', '=', true))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, id) > (${after?.[0]}::integer, ${after?.[1]}::uuid)`),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1)
    .execute();

export const countPosts = async (db: Queryable, onlyPublished: boolean): Promise<number> => {
  const { total } = await db
    .selectFrom('posts')
    .$if(onlyPublished, (query) => query.where('is_published', '=', true))
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const findPost = (db: Queryable, idOrSlug: string): Promise<PostRow | undefined> =>
  selectPosts(db)
    .where((eb) =>
      UUID.test(idOrSlug) ? eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]) : eb('slug', '=', idOrSlug),
    )
    .executeTakeFirst();

/** The words of pages in every language they have, by the page's id. */
export const loadPostTexts = async (
  db: Queryable,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, PostText[]>> => {
  if (postIds.length === 0) return new Map();
  const rows = await db.selectFrom('post_texts').selectAll().where('post_id', 'in', postIds).execute();
  return Map.groupBy(rows, (row) => row.post_id);
};

export const insertPostRow = async (db: Queryable, row: Insertable<PostsTable>): Promise<void> => {
  await db.insertInto('posts').values(row).execute();
};

/** False when there is no such page. */
export const updatePostRow = async (db: Queryable, id: string, changes: Updateable<PostsTable>): Promise<boolean> => {
  const row = await db
    .updateTable('posts')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const replacePostTexts = async (db: Queryable, postId: string, texts: readonly PostText[]): Promise<void> => {
  await db.deleteFrom('post_texts').where('post_id', '=', postId).execute();
  if (texts.length === 0) return;
  await db
    .insertInto('post_texts')
    .values(texts.map((text) => ({ ...text, post_id: postId })))
    .execute();
};

/** False when there is no such page. */
export const deletePostRow = async (db: Queryable, id: string): Promise<boolean> => {
  const row = await db.deleteFrom('posts').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
};
