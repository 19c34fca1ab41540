import { AppError } from '../../errors/app-error.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { nextPrice } from '../../viewing/next-price.ts';
import { InsufficientBalanceError, WalletClosedError, WalletSuspendedError } from '../ledger/ledger.errors.ts';
import { notify } from '../notifications/notify.ts';
import { CapReachedError } from '../spending-caps/spending-caps.errors.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { findCardAhead } from './paying-cards.repository.ts';
import { dueMoment, pausesAtEnd } from './renewable.ts';
import { toldReason } from '../../shared/told-reason.ts';
import { addMonths, aimedDay, monthsOf, renewedType } from './subscription-terms.ts';
import {
  areOnTerms,
  findOffer,
  lockDueSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';
import { tellOfNoRenewal, tellOfUnpaid } from './tell-ended.ts';

const DAY_MS = 86_400_000;
/** How long an unpaid subscription is kept while its charge is retried daily. */
const GRACE_DAYS = 3;

/** How long a kept card that was not tried in time, or is not answered for, comes before the wallet. */
const CARDS_TURN_MS = 30 * 60_000;
/** Why the wallet was not asked: the card may have been charged for the same period. */
const UNANSWERED = 'account.payment_pending';

/**
 * Renews a due subscription, or pauses it, leaves it to its card first, retries it later or ends it. The new period begins
 * in the transaction that charges it, so each period is charged once.
 */
export const renewSubscription = async (unit: UnitOfWork, id: string, now: Date): Promise<void> => {
  const subscription = await lockDueSubscription(unit.db, id, now);
  if (!subscription) return;
  tellAccount(unit, subscription.user_id, 'subscriptions');
  if (subscription.status === 'cancelled') {
    await expireSubscription(unit, subscription);
    return;
  }
  if (!(await mayGoOn(unit, subscription))) {
    await expireSubscription(unit, subscription);
    await tellOfNoRenewal(unit, subscription);
    return;
  }
  if (pausesAtEnd(subscription)) {
    await updateSubscription(unit.db, id, { status: 'paused', retry_at: subscription.resumes_at });
    return;
  }
  const card = subscription.card_id === null ? null : await findCardAhead(unit.db, id);
  if (card !== null && !hadCardItsTurn(subscription)) {
    await updateSubscription(unit.db, id, { retry_at: new Date(now.getTime() + CARDS_TURN_MS) });
    return;
  }
  const failure = card === 'unanswered' ? UNANSWERED : await charge(unit, subscription, now);
  if (failure === null) await extend(unit, subscription, now);
  else await postpone(unit, { subscription, failure, now });
};

const hadCardItsTurn = (subscription: SubscriptionRow): boolean =>
  subscription.retry_at !== null && subscription.retry_at > dueMoment(subscription);

/**
 * Renews a subscription that the caller has locked with what its card has brought, whether it is due yet or was due
 * before. What refuses it ends nothing: a present period is paid for, and of one that is over the wallet's turn decides.
 * @returns whether it was renewed
 */
export const renewFromFilledWallet = async (unit: UnitOfWork, subscription: SubscriptionRow): Promise<boolean> => {
  if (!(await mayGoOn(unit, subscription))) return false;
  const [now, due] = [new Date(), dueMoment(subscription)];
  if ((await charge(unit, subscription, due)) !== null) return false;
  await extend(unit, subscription, now > due ? now : due);
  tellAccount(unit, subscription.user_id, 'subscriptions');
  return true;
};

/**
 * Whether both accounts still exist for each other, the performer offers subscriptions, and neither has blocked the
 * other.
 */
export const mayGoOn = async ({ db }: UnitOfWork, subscription: SubscriptionRow): Promise<boolean> =>
  (await findOffer(db, subscription.performer_id)) !== undefined && (await areOnTerms(db, subscription));

/** Refusals after which the charge is retried: too little in the wallet, a suspended or closed one, or a spending cap. */
const REFUSALS = [InsufficientBalanceError, WalletSuspendedError, WalletClosedError, CapReachedError];

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
    await tellOfUnpaid(unit, subscription);
    return;
  }
  const retryAt = new Date(now.getTime() + DAY_MS);
  // After a pause the days of grace count from its date, which goes on naming the period.
  const afterPause = subscription.status === 'paused' && {
    current_period_end: dueMoment(subscription),
    period_day: null,
  };
  const isOver = { pauses: false, resumes_at: null, failure };
  await updateSubscription(unit.db, id, { status: 'past-due', retry_at: retryAt, ...isOver, ...afterPause });
  // Who has filled the wallet since is told that now it is something else.
  const wasTold = subscription.status === 'past-due' && subscription.failure === failure;
  if (wasTold || failure === UNANSWERED) return;
  const told = { kind: 'subscription-past-due', about: id, amount, link: '/subscriptions' } as const;
  const reason = toldReason(failure);
  await notify(unit, { userId, actorId: performerId, ...told, ...(reason && { failure: reason }) });
};
