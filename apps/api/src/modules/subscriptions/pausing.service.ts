import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { discountFor, type Discounted } from '../coupons/redeeming.service.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { extend, mayGoOn } from './renewal.service.ts';
import { CannotPauseError, CannotResumeError } from './subscriptions.errors.ts';
import { nextPrice } from '../../viewing/next-price.ts';
import { loadParties, presentSubscription } from './subscriptions.presenter.ts';
import { lockOwnSubscription, updateSubscription, type SubscriptionRow } from './subscriptions.repository.ts';
import type { PauseBody, ResumeBody, SubscribeResult, Subscription } from './subscriptions.schema.ts';

const present = async (unit: UnitOfWork, row: SubscriptionRow): Promise<Subscription> =>
  presentSubscription(row, await loadParties(unit.db, [row], row.user_id));

/**
 * Schedules a pause at the end of the current period, until a date or until the fan resumes it.
 * @throws NotFoundError, CannotPauseError
 */
export const pauseSubscription = async (
  unit: UnitOfWork,
  userId: string,
  { id, until }: PauseBody & { id: string },
): Promise<Subscription> => {
  const row = await lockOwnSubscription(unit.db, userId, id);
  if (!row) throw new NotFoundError();
  const resumesAt = until === null ? null : new Date(until);
  const isTooSoon = resumesAt !== null && resumesAt <= row.current_period_end;
  if (row.status !== 'active' || row.current_period_end <= new Date() || isTooSoon) throw new CannotPauseError();
  return present(unit, await updateSubscription(unit.db, id, { pauses: true, resumes_at: resumesAt }));
};

/**
 * Cancels a scheduled pause at no cost. A paused or unpaid subscription begins a new period now, at its agreed price, which
 * a coupon lowers.
 *
 * @throws NotFoundError, CannotResumeError, CouponUnusableError, PriceChangedError, InsufficientBalanceError,
 * CapReachedError
 */
export const resumeSubscription = async (
  unit: UnitOfWork,
  userId: string,
  { id, expectedPrice, coupon }: ResumeBody & { id: string },
): Promise<SubscribeResult> => {
  const row = await lockOwnSubscription(unit.db, userId, id);
  if (!row) throw new NotFoundError();
  const isWaiting = row.status === 'paused' || row.status === 'past-due';
  if (!isWaiting && !(row.status === 'active' && row.pauses)) throw new CannotResumeError();
  const price = isWaiting ? nextPrice(row, new Date()) : 0n;
  const code = price === 0n ? undefined : coupon;
  const order = { code, performerId: row.performer_id, price, purpose: 'subscription' } as const;
  const discounted = await discountFor(unit.db, userId, order);
  assertPrice(expectedPrice, discounted.charge);
  if (isWaiting && !(await mayGoOn(unit, row))) throw new CannotResumeError();
  if (discounted.charge > 0n) await charge(unit, row, discounted);
  const resumed = isWaiting
    ? await extend(unit, row, new Date())
    : await updateSubscription(unit.db, id, { pauses: false, resumes_at: null });
  return {
    subscription: await present(unit, resumed),
    charged: fromHundredths(discounted.charge),
    balance: fromHundredths(await findBalance(unit.db, walletOf(userId))),
  };
};

const charge = async (
  unit: UnitOfWork,
  { id, user_id: userId, performer_id: performerId }: SubscriptionRow,
  { charge: amount, subsidy, consume }: Discounted,
): Promise<void> => {
  const item = { type: 'subscription', id } as const;
  const payment = { kind: 'subscription', userId, performerId, amount, subsidy, item } as const;
  const { id: transactionId } = await chargeWallet(unit, payment);
  await consume(unit, transactionId);
};
