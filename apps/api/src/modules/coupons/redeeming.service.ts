import type { HookData } from '../../platform/hooks.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { CouponUnusableError } from './coupons.errors.ts';
import { discountOf, reasonAgainst, type CouponOrder } from './coupon-rules.ts';
import {
  changeUsed,
  countUsesOf,
  findCoupon,
  findUseOfPayment,
  findUseReversedBy,
  insertUse,
  lockCoupon,
  setReturned,
  type CouponRow,
} from './coupons.repository.ts';
import type { CouponReason } from './coupons.schema.ts';

/** A price with a coupon: what is charged, what was taken off, and what the site adds for its own coupons. */
export interface Discounted {
  charge: Hundredths;
  discount: Hundredths;
  subsidy: Hundredths;
  couponId: string | null;
  /** Counts the use; call it after the charge is posted, in its transaction. @throws CouponUnusableError */
  consume: (unit: UnitOfWork, transactionId: string) => Promise<void>;
  /** The same for a payment that is about to be charged. If it fails, {@link returnUse} gives the use back. */
  consumeForPayment: (unit: UnitOfWork, paymentId: string) => Promise<void>;
}

const nothing = () => Promise.resolve();
const NO_COUPON = { discount: 0n, subsidy: 0n, couponId: null, consume: nothing, consumeForPayment: nothing };

/**
 * Applies a coupon to a price; the use is counted by `consume`.
 * @throws CouponUnusableError
 */
export const discountFor = async (
  db: Queryable,
  userId: string,
  { code, ...order }: CouponOrder & { code: string | undefined },
): Promise<Discounted> => {
  if (code === undefined) return { charge: order.price, ...NO_COUPON };
  const coupon = await findCoupon(db, code);
  if (!coupon) throw unusable('not-for-this');
  await assertUsable(db, coupon, userId, order);
  const discount = discountOf(coupon, order);
  const use = { coupon, userId, order, discount };
  return {
    charge: order.price - discount,
    discount,
    couponId: coupon.id,
    subsidy: coupon.performer_id === null ? discount : 0n,
    consume: (unit, transaction_id) => consume(unit, { ...use, of: { transaction_id } }),
    consumeForPayment: (unit, payment_id) => consume(unit, { ...use, of: { payment_id } }),
  };
};

const assertUsable = async (db: Queryable, coupon: CouponRow, userId: string, order: CouponOrder): Promise<void> => {
  const usedByFan = await countUsesOf(db, coupon.id, userId);
  const reason = reasonAgainst(coupon, order, { now: new Date(), usedByFan });
  if (reason !== null) throw unusable(reason);
};

const unusable = (reason: CouponReason): CouponUnusableError =>
  new CouponUnusableError({ details: [{ path: 'coupon', code: reason, message: reason }] });

interface Use {
  coupon: CouponRow;
  userId: string;
  order: CouponOrder;
  discount: Hundredths;
  of: { transaction_id: string } | { payment_id: string };
}

/** Checked again with the locked coupon: if it was used up meanwhile, the charge is rolled back. */
const consume = async ({ db }: UnitOfWork, { coupon, userId, order, discount, of }: Use): Promise<void> => {
  await assertUsable(db, await lockCoupon(db, coupon.id), userId, order);
  if (!(await changeUsed(db, coupon.id, 1))) throw unusable('used-up');
  const use = { coupon_id: coupon.id, user_id: userId, price: order.price, discount };
  await insertUse(db, { ...of, ...use });
};

/**
 * Returns the use when its sale is reversed in full. If that reversal is reversed later, it is used again, unless
 * others have used it up.
 */
export const settleUse = async ({ db }: UnitOfWork, { kind, transactionId }: HookData['onPosted']): Promise<void> => {
  if (kind !== 'refund' && kind !== 'chargeback' && kind !== 'reversal') return;
  const use = await findUseReversedBy(db, transactionId);
  if (!use || use.isWhole === (use.returnedAt !== null)) return;
  await lockCoupon(db, use.couponId);
  if (use.isWhole) await changeUsed(db, use.couponId, -1);
  else if (!(await changeUsed(db, use.couponId, 1))) return;
  await setReturned(db, use.key, use.isWhole ? new Date() : null);
};

/** Returns the use of a payment that failed. */
export const returnUse = async ({ db }: UnitOfWork, { paymentId }: HookData['onPaymentFailed']): Promise<void> => {
  const use = await findUseOfPayment(db, paymentId);
  if (!use || use.returned_at !== null) return;
  await lockCoupon(db, use.coupon_id);
  await changeUsed(db, use.coupon_id, -1);
  await setReturned(db, paymentId, new Date());
};
