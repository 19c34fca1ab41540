import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** What was taken of a product, as it stood when it was taken. */
export interface Taken {
  title: string;
  description: string;
  performer_id: string;
  price: Hundredths;
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
    .returning(['title', 'description', 'performer_id', 'price'])
    .executeTakeFirst();

/** Puts pieces back, also of a product that is no longer offered. */
export const putBackIntoStock = async (db: Queryable, id: string, quantity: number): Promise<void> => {
  await db
    .updateTable('products')
    .set({ stock: sql`stock + ${quantity}::int`, purchase_count: sql`purchase_count - 1` })
    .where('id', '=', id)
    .execute();
};
