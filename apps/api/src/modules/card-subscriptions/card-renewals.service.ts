import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { hashRequest } from '../../platform/idempotency.ts';
import { rehearse, type Queryable } from '../../platform/unit-of-work.ts';
import { topUpWallet } from '../ledger/movements.ts';
import { ChargeTooSmallError, ExpiredCardError, GatewayGoneError } from '../payments/payments.errors.ts';
import { completePayment, lockPayment } from '../payments/payments.repository.ts';
import { orderForTokens } from '../payments/top-up-order.ts';
import { payByCard } from '../payments/top-up.service.ts';
import { nextPrice } from '../../viewing/next-price.ts';
import { mayGoOn, renewFromFilledWallet } from '../subscriptions/renewal.service.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';
import { taxOf } from '../taxes/taxes.service.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { notifyOfRefusedCard } from './card-refusals.service.ts';
import {
  askWallet,
  countryPaidFrom,
  findRenewalsByCard,
  findSubscription,
  lockForCard,
  lockForRenewal,
  markCardTried,
  orderOf,
  renewalOrder,
  type RenewalOrder,
} from './card-renewals.repository.ts';

const BATCH = 100;
/** How long before the end of a period the card is charged, because a bank may take hours to answer. */
const AHEAD_MS = 6 * 60 * 60_000;

/**
 * Charges the saved cards of subscriptions whose next period is due soon, or was due while nothing could be charged. A
 * declined card is not charged again for the same period: the wallet is, and a failure of that starts the days of grace.
 */
export const renewByCard: JobHandler = async (context) => {
  const now = new Date();
  const ahead = new Date(now.getTime() + AHEAD_MS);
  await eachDue(context, {
    find: (seen) => findRenewalsByCard(context.db, { now, ahead, seen }, BATCH),
    act: (renewal) => chargeCard(context, renewal),
    failure: 'a subscription could not be renewed by card',
  });
};

/** It was cancelled, paused, or paid in another way after it was found. */
class RenewalOverError extends Error {}

const chargeCard = async (context: Context, renewal: SubscriptionRow): Promise<void> => {
  const order = orderOf(renewal);
  if (!(await isPossible(context, order))) return leaveToWallet(context, renewal);
  const { user_id: userId, card_id: cardId } = renewal;
  const key = `renewal ${order.subscriptionId} ${order.periodEnd}`;
  const claim = { userId, key, route: 'renewal', requestHash: hashRequest(key, order) };
  try {
    await payByCard(context, userId, {
      ...{ claim, source: { cardId: cardId ?? undefined, saveCard: false }, purpose: 'renewal', ordered: order },
      begin: ({ db }) => takeCardsTurn(db, renewal),
      priceOf: async (db, settings) => {
        const tokens = nextPrice(await findSubscription(db, order.subscriptionId), new Date(order.periodEnd));
        // Nobody is there whose address could be looked at: it is taken to be where it was when the fan subscribed.
        const buyer = { userId, addressCountry: await countryPaidFrom(db, renewal) };
        return orderForTokens(tokens, settings, await taxOf(db, buyer));
      },
    });
  } catch (error) {
    if (error instanceof RenewalOverError) return;
    // Where the card was declined, the failed payment shows the reason in the fan's list of payments.
    if (!(error instanceof AppError)) throw error;
    await leaveToWallet(context, renewal, error);
  }
};

/**
 * Locks a subscription whose card has its turn; undefined also when that is not the card any more that it was found with:
 * the next run finds it with the other one.
 */
const lockAsFound = async (db: Queryable, renewal: SubscriptionRow): Promise<SubscriptionRow | undefined> => {
  const subscription = await lockForCard(db, orderOf(renewal));
  return subscription?.card_id === renewal.card_id ? subscription : undefined;
};

/** Holds the subscription until the payment is committed: whoever cancels or pays it either comes before or after that. */
const takeCardsTurn = async (db: Queryable, renewal: SubscriptionRow): Promise<void> => {
  const subscription = await lockAsFound(db, renewal);
  if (!subscription) throw new RenewalOverError();
  await markCardTried(db, subscription);
};

/**
 * Lets the wallet decide where no payment could be opened and the period is due. The card may be charged later all the
 * same, when a cap has room again; one that is expired may not, nor any for a price below what cards are charged. Its fan
 * is notified, as of one whose gateway is gone: there is no failed payment that would.
 */
const leaveToWallet = (context: Context, renewal: SubscriptionRow, error?: AppError): Promise<void> =>
  context.work(async (unit) => {
    const { db } = unit;
    const subscription = await lockAsFound(db, renewal);
    if (!subscription) return;
    // Neither is tried again for this period: an expired card, and a price below what cards are charged.
    const isUnchargeable = error instanceof ExpiredCardError || error instanceof ChargeTooSmallError;
    if (isUnchargeable) await markCardTried(db, subscription);
    if (isUnchargeable || error instanceof GatewayGoneError) await notifyOfRefusedCard(unit, subscription);
    // The wallet of one that waits for payment was asked already, and is again after a day.
    if (subscription.status !== 'past-due') await askWallet(db, subscription);
  });

/**
 * Whether the wallet could pay for the period once the card has filled it, tried in a transaction that is rolled back.
 * It may be refused by a cap, a dispute or a deleted account.
 */
const isPossible = async (context: Context, order: RenewalOrder): Promise<boolean> => {
  try {
    return await rehearse(context.work, async (unit) => {
      const subscription = await lockForCard(unit.db, order);
      if (!subscription || !(await mayGoOn(unit, subscription))) return false;
      const { id, user_id: userId, performer_id: performerId } = subscription;
      const amount = nextPrice(subscription, new Date(order.periodEnd));
      await topUpWallet(unit, { userId, tokens: amount, paidTokens: amount });
      const item = { type: 'subscription', id } as const;
      await chargeWallet(unit, { kind: 'subscription', userId, performerId, amount, item });
      return true;
    });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/**
 * Renews a subscription with the tokens of a payment, once, also where it has become unpaid while the bank was silent. If
 * too few of them are left, or a cap or a dispute refuses them, the end of the period decides, or the wallet at once.
 */
export const completeRenewal = (context: Context, paymentId: string): Promise<void> =>
  context.work(async (unit) => {
    const payment = await lockPayment(unit.db, paymentId);
    if (payment.purpose !== 'renewal' || payment.status !== 'succeeded' || payment.completed_at !== null) return;
    await completePayment(unit.db, paymentId);
    const subscription = await lockForRenewal(unit.db, renewalOrder.parse(payment.ordered));
    if (!subscription || (await renewFromFilledWallet(unit, subscription))) return;
    await askWallet(unit.db, subscription);
  });
