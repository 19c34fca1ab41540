import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** What was taken of a product, as it stood when it was taken. */
export interface Taken {
  title: string;
  description: string;
  performer_id: string;
  price: Hundredths;
  /** What is left; null where it is not counted, and nothing was taken from it. */
  stock: number | null;
}

/**
 * Takes pieces of a product that is sent out of its stock, and holds it until the transaction ends: whoever wants the
 * last one waits for whoever has it in hand. It counts as bought. Undefined where fewer are left.
 */
export const takeFromStock = (db: Queryable, id: string, quantity: number): Promise<Taken | undefined> =>
  db
    .updateTable('products')
    .set({ stock: sql`stock - ${quantity}::int`, purchase_count: sql`purchase_count + 1` })
    .where('id', '=', id)
    .where('type', '=', 'physical')
    .where('deleted_at', 'is', null)
    .where('published_at', 'is not', null)
    .where((where) => where.or([where('stock', 'is', null), where('stock', '>=', quantity)]))
    .returning(['title', 'description', 'performer_id', 'price', 'stock'])
    .executeTakeFirst();

/** What is given back of a product: the pieces of an order, and whether they were taken from its stock. */
interface GivenBack {
  product_id: string;
  quantity: number;
  stock_taken: boolean;
}

/** Puts pieces back where they were taken from the stock, also of a product that is no longer offered. */
export const putBackIntoStock = async (
  db: Queryable,
  { product_id: id, quantity: bought, stock_taken: isTaken }: GivenBack,
): Promise<void> => {
  const quantity = isTaken ? bought : 0;
  await db
    .updateTable('products')
    .set({ stock: sql`stock + ${quantity}::int`, purchase_count: sql`purchase_count - 1` })
    .where('id', '=', id)
    .execute();
};
