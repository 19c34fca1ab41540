import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { deletedFor } from '../../shared/restorable.ts';
import { searchTextSql, toLikePattern } from '../../shared/search-text.ts';
import type { timeCursor } from '../../shared/wire.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { mediaFileColumns, type MediaFileRow } from '../files/files.presenter.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** Products that are there, drafts among them. */
export const livingProducts = (db: Queryable) =>
  db.selectFrom('products').where('products.deleted_at', 'is', null).where(hasLivingOwner('products.performer_id'));

/** What a product is shown by, with its file's type and size. */
export const withProductColumns = (query: ReturnType<typeof livingProducts>) =>
  query
    .leftJoin('files', 'files.id', 'products.file_id')
    .selectAll('products')
    .select(['files.mime as file_mime', 'files.size as file_size', 'files.name as file_name']);

export type ProductRow = Awaited<ReturnType<ReturnType<typeof withProductColumns>['execute']>>[number];

/** SQL: whether a product's title or description holds the words. */
export const holdsWords = (q: string) =>
  sql<boolean>`${searchTextSql(sql`products.title || ' ' || products.description`)} like ${toLikePattern(q)}`;

export interface ShopFilter {
  onlooker: Onlooker;
  performerId?: string | undefined;
  type?: 'physical' | 'digital' | undefined;
  q: string;
}

const offered = (db: Queryable, { onlooker, performerId, type, q }: ShopFilter) =>
  livingProducts(db)
    .where('products.published_at', 'is not', null)
    .where(isVisibleSql(onlooker, sql.ref('products.performer_id')))
    .$if(performerId !== undefined, (query) => query.where('products.performer_id', '=', performerId ?? ''))
    .$if(type !== undefined, (query) => query.where('products.type', '=', type ?? 'digital'))
    .$if(q !== '', (query) => query.where(holdsWords(q)));

/** One more than `limit` products that are offered, the newest first. */
export const listProducts = (
  db: Queryable,
  { limit, after, ...filter }: ShopFilter & { limit: number; after: z.output<typeof timeCursor> | null },
): Promise<ProductRow[]> =>
  withProductColumns(offered(db, filter))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(published_at, products.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('products.published_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countProducts = (db: Queryable, filter: ShopFilter): Promise<number> => countUpTo(db, offered(db, filter));

export const findProducts = (db: Queryable, ids: readonly string[]): Promise<ProductRow[]> =>
  withProductColumns(livingProducts(db))
    .where('products.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export const findProduct = (db: Queryable, id: string): Promise<ProductRow | undefined> =>
  withProductColumns(livingProducts(db)).where('products.id', '=', id).executeTakeFirst();

export type ProductPicture = MediaFileRow & { product_id: string };

/** The pictures of a page of products, each product's in its performer's order. */
export const loadProductPictures = async (
  db: Queryable,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductPicture[]>> => {
  const rows = await db
    .selectFrom('product_pictures')
    .innerJoin('files', 'files.id', 'product_pictures.file_id')
    .select(mediaFileColumns)
    .select('product_pictures.product_id')
    .where('product_pictures.product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .orderBy('product_pictures.product_id')
    .orderBy('product_pictures.position')
    .execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
};

/** What an account has done with a page of products: `like:<id>` and `bookmark:<id>`. */
export const loadProductReactions = async (
  db: Queryable,
  viewer: Viewer | null,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!viewer) return new Set();
  const rows = await db
    .selectFrom('reactions')
    .select(['action', 'object_id'])
    .where('user_id', '=', viewer.id)
    .where('object_type', '=', 'product')
    .where('object_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ action, object_id }) => `${action}:${object_id}`));
};

/** Takes a product away; false when there is none. It can be brought back for `restorableSeconds`; 0: never. */
export const softDeleteProduct = async (db: Queryable, id: string, restorableSeconds = 0): Promise<boolean> => {
  const product = await db
    .updateTable('products')
    .set(deletedFor(restorableSeconds))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return product !== undefined;
};
