import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ItemType } from '../../viewing/access.repository.ts';

export interface PurchaseKey {
  userId: string;
  type: ItemType;
  id: string;
}

const one = (db: Queryable, { userId, type, id }: PurchaseKey) =>
  db.selectFrom('purchases').where('user_id', '=', userId).where('item_type', '=', type).where('item_id', '=', id);

/** The purchase that a transaction has paid for; undefined for other transactions. */
export const findPurchaseBy = (db: Queryable, transactionId: string): Promise<PurchaseKey | undefined> =>
  db
    .selectFrom('purchases')
    .select(['user_id as userId', 'item_type as type', 'item_id as id'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();

/** Whether somebody has bought something. */
export const isPurchased = async (db: Queryable, purchase: PurchaseKey): Promise<boolean> =>
  (await one(db, purchase).select('item_id').executeTakeFirst()) !== undefined;

/** Locks a purchase until the commit, after those who keep it; false when there is none. */
export const lockPurchase = async (db: Queryable, purchase: PurchaseKey): Promise<boolean> =>
  (await one(db, purchase).select('item_id').forUpdate().executeTakeFirst()) !== undefined;

/** Keeps purchases of a fan from being undone until the commit. False when one of them has been, meanwhile. */
export const keepPurchases = async (
  db: Queryable,
  userId: string,
  items: ReadonlyArray<Omit<PurchaseKey, 'userId'>>,
): Promise<boolean> => {
  if (items.length === 0) return true;
  const { rows } = await sql`
    select from purchases p
      join unnest(${items.map(({ type }) => type)}::text[], ${items.map(({ id }) => id)}::uuid[]) as kept (type, id)
        on p.item_type = kept.type and p.item_id = kept.id
    where p.user_id = ${userId}
    for key share of p`.execute(db);
  return rows.length === items.length;
};

export const deletePurchase = async (db: Queryable, { userId, type, id }: PurchaseKey): Promise<void> => {
  await db
    .deleteFrom('purchases')
    .where('user_id', '=', userId)
    .where('item_type', '=', type)
    .where('item_id', '=', id)
    .execute();
};
