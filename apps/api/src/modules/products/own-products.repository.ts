import type { Insertable, Updateable } from 'kysely';
import type { ProductsTable } from '../../platform/database/content-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { holdsWords, livingProducts, withProductColumns, type ProductRow } from './products.repository.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export interface OwnProductSearch {
  q: string;
  type?: 'physical' | 'digital' | undefined;
  status?: 'draft' | 'published' | undefined;
  limit: number;
  offset: number;
}

const matching = (db: Queryable, performerId: string, { q, type, status }: OwnProductSearch) =>
  livingProducts(db)
    .where('products.performer_id', '=', performerId)
    .$if(type !== undefined, (query) => query.where('products.type', '=', type ?? 'digital'))
    .$if(status !== undefined, (query) =>
      query.where('products.published_at', status === 'draft' ? 'is' : 'is not', null),
    )
    .$if(q !== '', (query) => query.where(holdsWords(q)));

/** A page of a performer's own products, the newest first. */
export const listOwnProducts = (db: Queryable, performerId: string, search: OwnProductSearch): Promise<ProductRow[]> =>
  withProductColumns(matching(db, performerId, search))
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

export const countOwnProducts = (db: Queryable, performerId: string, search: OwnProductSearch) =>
  countUpTo(db, matching(db, performerId, search));

export const insertProduct = async (db: Queryable, row: Insertable<ProductsTable>): Promise<void> => {
  await db.insertInto('products').values(row).execute();
};

export const updateProduct = async (db: Queryable, id: string, changes: Updateable<ProductsTable>): Promise<void> => {
  await db.updateTable('products').set(changes).where('id', '=', id).execute();
};

/** A product that is not deleted, locked until the transaction ends, so that its pictures change one by one. */
export const lockProduct = (db: Queryable, id: string) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The files of a product's pictures, in their order. */
export const listPictureIds = async (db: Queryable, productId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('product_pictures')
    .select('file_id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_id }) => file_id);
};

/** Shows a product by these pictures and no others. */
export const replacePictures = async (db: Queryable, productId: string, fileIds: readonly string[]): Promise<void> => {
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('product_pictures')
    .values(fileIds.map((file_id, position) => ({ product_id: productId, file_id, position })))
    .execute();
};
