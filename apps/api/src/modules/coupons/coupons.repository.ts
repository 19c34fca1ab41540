import { sql, type Selectable } from 'kysely';
import type { CouponsTable } from '../../platform/database/offer-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

export type CouponRow = Selectable<CouponsTable>;

export const insertCoupon = (db: Queryable, coupon: Omit<CouponRow, 'used' | 'ended_at' | 'created_at'>) =>
  db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').where('ended_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Ends the coupon of a code whose time is over, at its end: its code is free then. */
export const endOver = async (db: Queryable, code: string): Promise<void> => {
  await db
    .updateTable('coupons')
    .set((set) => ({ ended_at: set.ref('ends_at') }))
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
};

/** The coupon of a code: the active one, or else the one that ended last. */
export const findCoupon = (db: Queryable, code: string): Promise<CouponRow | undefined> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .orderBy(sql`ended_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();

/** Locks a coupon, so that concurrent uses are counted one after another. */
export const lockCoupon = (db: Queryable, id: string): Promise<CouponRow> =>
  db.selectFrom('coupons').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** How often a fan has used a coupon, without returned uses. */
export const countUsesOf = async (db: Queryable, couponId: string, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('coupon_uses')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Adds or removes a use; false when that exceeds the coupon's limit. */
export const changeUsed = async (db: Queryable, couponId: string, change: 1 | -1): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set((set) => ({ used: set('used', '+', change) }))
    .where('id', '=', couponId)
    .$if(change === 1, (query) => query.where(sql<boolean>`(max_uses is null or used < max_uses)`))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

interface CouponUse {
  transaction_id?: string;
  payment_id?: string;
  coupon_id: string;
  user_id: string;
  price: Hundredths;
  discount: Hundredths;
}

export const insertUse = async (db: Queryable, use: CouponUse): Promise<void> => {
  await db.insertInto('coupon_uses').values(use).execute();
};

/** What a coupon took off a sale, and what of it the site bears; undefined for a sale without one. */
export const findUse = (db: Queryable, transactionId: string) =>
  db
    .selectFrom('coupon_uses as used')
    .innerJoin('coupons as coupon', 'coupon.id', 'used.coupon_id')
    .select(['used.coupon_id', 'used.discount'])
    .select(sql<bigint>`case when coupon.performer_id is null then used.discount else 0 end`.as('subsidy'))
    .where('used.transaction_id', '=', transactionId)
    .executeTakeFirst();

/** The use of the sale that a movement reverses, and whether the sale is reversed in full. */
export const findUseReversedBy = async (db: Queryable, transactionId: string) => {
  const { rows } = await sql<{ key: string; couponId: string; returnedAt: Date | null; isWhole: boolean }>`
    select coalesce(used.transaction_id, used.payment_id) as key, used.coupon_id as "couponId", used.returned_at as "returnedAt",
      ledger_reversed(sale.id) = sale.amount as "isWhole"
    from ledger_transactions movement
    join ledger_transactions reversed on reversed.id = movement.reverses_id
    join ledger_transactions sale on sale.id = coalesce(reversed.reverses_id, reversed.id)
    left join payments paid on paid.transaction_id = sale.id
    join coupon_uses used on used.transaction_id = sale.id or used.payment_id = paid.id
    where movement.id = ${transactionId}`.execute(db);
  return rows[0];
};

export const findUseOfPayment = (db: Queryable, paymentId: string) =>
  db.selectFrom('coupon_uses').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** @param key the id of the transaction or the payment that used the coupon */
export const setReturned = async (db: Queryable, key: string, at: Date | null): Promise<void> => {
  await db
    .updateTable('coupon_uses')
    .set({ returned_at: at })
    .where((where) => where.or([where('transaction_id', '=', key), where('payment_id', '=', key)]))
    .execute();
};

const couponsOf = (db: Queryable, performerId: string | null) =>
  db.selectFrom('coupons').where('performer_id', performerId === null ? 'is' : '=', performerId);

/** One more than `limit` coupons of a performer, or of the site, the newest first. */
export const listCoupons = (
  db: Queryable,
  performerId: string | null,
  { limit, before }: { limit: number; before: string | null },
): Promise<CouponRow[]> =>
  couponsOf(db, performerId)
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export const countCoupons = (db: Queryable, performerId: string | null): Promise<number> =>
  countUpTo(db, couponsOf(db, performerId));

/** Ends a coupon now; one that has ended stays as it is. */
export const endCoupon = (db: Queryable, performerId: string | null, id: string): Promise<CouponRow | undefined> =>
  db
    .updateTable('coupons')
    .set({ ended_at: sql`coalesce(ended_at, now())` })
    .where('id', '=', id)
    .where('performer_id', performerId === null ? 'is' : '=', performerId)
    .returningAll()
    .executeTakeFirst();
