import { sql, type Insertable, type Updateable } from 'kysely';
import type { PostsTable } from '../../platform/database/member-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** A page's title and body in one language. */
export interface PageText {
  locale: string;
  title: string;
  body: string;
}

const selectPages = (db: Queryable) => db.selectFrom('posts').selectAll('posts');
export type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>['execute']>>[number];

/** One more than `limit` pages in the operator's order, after a cursor. */
export const listPageRows = (
  db: Queryable,
  { limit, after, onlyPublished }: { limit: number; after: readonly [number, string] | null; onlyPublished: boolean },
): Promise<PageRow[]> =>
  selectPages(db)
    .$if(onlyPublished, (query) => query.where('is_published', '=', true))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, id) > (${after?.[0]}::integer, ${after?.[1]}::uuid)`),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1)
    .execute();

export const countPages = (db: Queryable, onlyPublished: boolean): Promise<number> =>
  countUpTo(
    db,
    db.selectFrom('posts').$if(onlyPublished, (query) => query.where('is_published', '=', true)),
  );

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const findPage = (db: Queryable, idOrSlug: string): Promise<PageRow | undefined> =>
  selectPages(db)
    .where((eb) =>
      UUID.test(idOrSlug) ? eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]) : eb('slug', '=', idOrSlug),
    )
    .executeTakeFirst();

/** A page, locked: who changes it next waits, and then changes what it has become. */
export const lockPage = (db: Transaction, id: string): Promise<PageRow | undefined> =>
  selectPages(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** The texts of pages in every language, by page id. */
export const loadPageTexts = async (
  db: Queryable,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PageText[]>> => {
  if (pageIds.length === 0) return new Map();
  const rows = await db.selectFrom('post_texts').selectAll().where('post_id', 'in', pageIds).execute();
  return Map.groupBy(rows, (row) => row.post_id);
};

export const insertPageRow = async (db: Queryable, row: Insertable<PostsTable>): Promise<void> => {
  await db.insertInto('posts').values(row).execute();
};

export const updatePageRow = async (db: Queryable, id: string, changes: Updateable<PostsTable>): Promise<void> => {
  await db
    .updateTable('posts')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

/** Writes a page's texts in some languages; the others stay. */
export const putPageTexts = async (db: Queryable, pageId: string, texts: readonly PageText[]): Promise<void> => {
  if (texts.length === 0) return;
  await db
    .insertInto('post_texts')
    .values(texts.map((text) => ({ ...text, post_id: pageId })))
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'locale'])
        .doUpdateSet(({ ref }) => ({ title: ref('excluded.title'), body: ref('excluded.body') })),
    )
    .execute();
};

/** Takes some languages away from a page. */
export const deletePageTexts = async (db: Queryable, pageId: string, locales: readonly string[]): Promise<void> => {
  if (locales.length === 0) return;
  await db.deleteFrom('post_texts').where('post_id', '=', pageId).where('locale', 'in', locales).execute();
};

/** False when there is no such page. */
export const deletePageRow = async (db: Queryable, id: string): Promise<boolean> => {
  const row = await db.deleteFrom('posts').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
};
