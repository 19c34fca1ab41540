import type { Insertable } from 'kysely';
import type { ShippingPricesTable } from '../../platform/database/order-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** A performer's prices, by country; the line of all other countries comes last. */
export const listShippingPrices = (db: Queryable, performerId: string): Promise<ShippingPricesTable[]> =>
  db.selectFrom('shipping_prices').selectAll().where('performer_id', '=', performerId).orderBy('country').execute();

/** Two changes at once wait for one another. */
export const lockShippingPrices = async (db: Queryable, performerId: string): Promise<void> => {
  await db.selectFrom('performers').select('user_id').where('user_id', '=', performerId).forNoKeyUpdate().execute();
};

/** Of locked prices. */
export const replaceShippingPrices = async (
  db: Queryable,
  performerId: string,
  rows: ReadonlyArray<Omit<Insertable<ShippingPricesTable>, 'performer_id'>>,
): Promise<void> => {
  await db.deleteFrom('shipping_prices').where('performer_id', '=', performerId).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('shipping_prices')
    .values(rows.map((row) => ({ ...row, performer_id: performerId })))
    .execute();
};
