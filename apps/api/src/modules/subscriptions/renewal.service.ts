import { AppError } from '../../errors/app-error.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { InsufficientBalanceError, WalletSuspendedError } from '../ledger/ledger.errors.ts';
import { notify } from '../notifications/notify.ts';
import { CapReachedError } from '../spending-caps/spending-caps.errors.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { addMonths, aimedDay, monthsOf, nextPrice, renewedType } from './subscription-terms.ts';
import {
  areOnTerms,
  findOffer,
  lockDueSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';

const DAY_MS = 86_400_000;
/** How long an unpaid subscription is kept while its charge is retried daily. */
const GRACE_DAYS = 3;

/**
 * Renews a due subscription, or pauses it, retries it later or ends it. The new period begins in the transaction that
 * charges it, so each period is charged once.
 *
 * @param now when it is due
 * @param today earlier where a card has paid ahead: what is refused then ends nothing, because the present period is paid
 * for and its end decides
 */
export const renewSubscription = async (unit: UnitOfWork, id: string, now: Date, today = now): Promise<void> => {
  const subscription = await lockDueSubscription(unit.db, id, now);
  if (!subscription) return;
  const isAhead = subscription.status === 'active' && subscription.current_period_end > today;
  tellAccount(unit, subscription.user_id, 'subscriptions');
  if (subscription.status === 'cancelled' || !(await mayGoOn(unit, subscription))) {
    if (!isAhead) await expireSubscription(unit, subscription);
    return;
  }
  if (beginsPause(subscription, now)) {
    await updateSubscription(unit.db, id, { status: 'paused', retry_at: subscription.resumes_at });
    return;
  }
  const failure = await charge(unit, subscription, now);
  if (failure === null) await extend(unit, subscription, now);
  else if (!isAhead) await postpone(unit, { subscription, failure, now });
};

/** A pause that would have ended before its beginning is skipped. */
const beginsPause = ({ status, pauses, resumes_at: resumesAt }: SubscriptionRow, now: Date): boolean =>
  status === 'active' && pauses && (resumesAt === null || resumesAt > now);

/**
 * Whether both accounts still exist for each other, the performer offers subscriptions, and neither has blocked the
 * other.
 */
export const mayGoOn = async ({ db }: UnitOfWork, subscription: SubscriptionRow): Promise<boolean> =>
  (await findOffer(db, subscription.performer_id)) !== undefined && (await areOnTerms(db, subscription));

/** Refusals after which the charge is retried: too little in the wallet, a suspended wallet, or a spending cap. */
const REFUSALS = [InsufficientBalanceError, WalletSuspendedError, CapReachedError];

/** Charges the wallet. Returns the error code of a refusal, after which nothing was written. */
const charge = async (unit: UnitOfWork, subscription: SubscriptionRow, now: Date): Promise<string | null> => {
  const { user_id: userId, performer_id: performerId } = subscription;
  const amount = nextPrice(subscription, now);
  if (amount === 0n) return null;
  try {
    const item = { type: 'subscription' as const, id: subscription.id };
    const renewed = { kind: 'subscription', notice: 'subscription-renewed', item } as const;
    await chargeWallet(unit, { ...renewed, userId, performerId, amount });
    const told = { kind: 'subscription-continued', amount, link: '/subscriptions' } as const;
    await notify(unit, { userId, actorId: performerId, ...told });
    return null;
  } catch (error) {
    const refusal = REFUSALS.find((known) => error instanceof known);
    if (refusal && error instanceof AppError) return error.code;
    throw error;
  }
};

/** The next period follows the last one, or begins now after a gap, so that time without access is not paid for. */
export const extend = (unit: UnitOfWork, subscription: SubscriptionRow, now: Date): Promise<SubscriptionRow> => {
  const price = nextPrice(subscription, now);
  const type = renewedType(subscription.type, price);
  const isPriceLeft = price !== subscription.next_price;
  const { current_period_end: end, period_day: begun } = subscription;
  const following = addMonths(end, monthsOf(type), begun);
  const isGap = subscription.status !== 'active' || following <= now;
  return updateSubscription(unit.db, subscription.id, {
    type,
    price,
    ...(!isPriceLeft && { next_price: null, next_price_from: null }),
    failure: null,
    status: 'active',
    current_period_end: isGap ? addMonths(now, monthsOf(type)) : following,
    period_day: isGap ? now.getUTCDate() : aimedDay(end, begun),
    retry_at: null,
    pauses: false,
    resumes_at: null,
  });
};

interface Failed {
  subscription: SubscriptionRow;
  failure: string;
  now: Date;
}

const postpone = async (unit: UnitOfWork, { subscription, failure, now }: Failed): Promise<void> => {
  const { id, user_id: userId, performer_id: performerId } = subscription;
  const amount = nextPrice(subscription, now);
  const waited = now.getTime() - subscription.current_period_end.getTime();
  if (subscription.status === 'past-due' && waited >= GRACE_DAYS * DAY_MS) {
    await expireSubscription(unit, subscription);
    return;
  }
  const retryAt = new Date(now.getTime() + DAY_MS);
  // After a pause the days of grace count from now.
  const afterPause = subscription.status === 'paused' && { current_period_end: now, period_day: null };
  const isOver = { pauses: false, resumes_at: null, failure };
  await updateSubscription(unit.db, id, { status: 'past-due', retry_at: retryAt, ...isOver, ...afterPause });
  if (subscription.status === 'past-due') return;
  const told = { kind: 'subscription-past-due', about: id, amount, link: '/subscriptions' } as const;
  await notify(unit, { userId, actorId: performerId, ...told });
};
