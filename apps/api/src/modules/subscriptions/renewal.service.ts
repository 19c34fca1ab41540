import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { InsufficientBalanceError, WalletSuspendedError } from '../ledger/ledger.errors.ts';
import { notify } from '../notifications/notify.ts';
import { CapReachedError } from '../spending-caps/spending-caps.errors.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { addMonths, monthsOf, renewedType } from './subscription-terms.ts';
import {
  areOnTerms,
  findOffer,
  lockDueSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';

const DAY_MS = 86_400_000;
/** How long an unpaid subscription waits for tokens, tried once a day. */
const GRACE_DAYS = 3;

/**
 * Brings one subscription whose period is over to its next state: paid for another period, waiting for tokens, or
 * expired. The period moves in the transaction that charges it, so each is paid once.
 */
export const renewSubscription = async (unit: UnitOfWork, id: string, now: Date): Promise<void> => {
  const subscription = await lockDueSubscription(unit.db, id, now);
  if (!subscription) return;
  if (subscription.status === 'cancelled' || !(await mayGoOn(unit, subscription))) {
    await expireSubscription(unit, subscription);
    return;
  }
  if (beginsPause(subscription, now)) {
    await updateSubscription(unit.db, id, { status: 'paused', retry_at: subscription.resumes_at });
    return;
  }
  if (await isPaid(unit, subscription)) await extend(unit, subscription, now);
  else await postpone(unit, subscription, now);
};

/** A pause whose own end has come before it could begin is none. */
const beginsPause = ({ status, pauses, resumes_at: resumesAt }: SubscriptionRow, now: Date): boolean =>
  status === 'active' && pauses && (resumesAt === null || resumesAt > now);

/** Whether both sides are there and want one another: nobody is charged who is suspended or gone, or for whom she is. */
export const mayGoOn = async ({ db }: UnitOfWork, subscription: SubscriptionRow): Promise<boolean> =>
  (await findOffer(db, subscription.performer_id)) !== undefined && (await areOnTerms(db, subscription));

/** The fan's wallet holds too little, is suspended, or the fan's own cap is reached. */
const REFUSALS = [InsufficientBalanceError, WalletSuspendedError, CapReachedError];

/** Charges the wallet; false when it refuses, in which case nothing was written. */
const isPaid = async (unit: UnitOfWork, subscription: SubscriptionRow): Promise<boolean> => {
  const { user_id: userId, performer_id: performerId, price: amount } = subscription;
  if (amount === 0n) return true;
  try {
    const item = { type: 'subscription', id: subscription.id };
    await chargeWallet(unit, { kind: 'subscription', userId, performerId, amount, item });
    return true;
  } catch (error) {
    if (REFUSALS.some((refusal) => error instanceof refusal)) return false;
    throw error;
  }
};

/** The next period follows the last one, unless there was a gap without access: nobody pays for that. */
export const extend = (unit: UnitOfWork, subscription: SubscriptionRow, now: Date): Promise<SubscriptionRow> => {
  const type = renewedType(subscription.type, subscription.price);
  const following = addMonths(subscription.current_period_end, monthsOf(type));
  const isGap = subscription.status !== 'active' || following <= now;
  return updateSubscription(unit.db, subscription.id, {
    type,
    status: 'active',
    current_period_end: isGap ? addMonths(now, monthsOf(type)) : following,
    retry_at: null,
    pauses: false,
    resumes_at: null,
  });
};

const postpone = async (unit: UnitOfWork, subscription: SubscriptionRow, now: Date): Promise<void> => {
  const { id, user_id: userId, performer_id: performerId, price: amount } = subscription;
  const waited = now.getTime() - subscription.current_period_end.getTime();
  if (subscription.status === 'past-due' && waited >= GRACE_DAYS * DAY_MS) {
    await expireSubscription(unit, subscription);
    return;
  }
  const retryAt = new Date(now.getTime() + DAY_MS);
  // After a pause the days of grace begin now, not when the period ended.
  const afterPause = subscription.status === 'paused' && { current_period_end: now };
  const isOver = { pauses: false, resumes_at: null };
  await updateSubscription(unit.db, id, { status: 'past-due', retry_at: retryAt, ...isOver, ...afterPause });
  if (subscription.status === 'past-due') return;
  await notify(unit, { userId, kind: 'subscription-past-due', actorId: performerId, amount, link: '/subscriptions' });
};
