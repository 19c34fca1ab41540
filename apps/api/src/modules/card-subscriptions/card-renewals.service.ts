import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { hashRequest } from '../../platform/idempotency.ts';
import { rehearse } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { topUpWallet } from '../ledger/movements.ts';
import { ExpiredCardError, GatewayGoneError } from '../payments/payments.errors.ts';
import { completePayment, lockPayment } from '../payments/payments.repository.ts';
import { withTax, worth } from '../payments/top-up-order.ts';
import { payByCard } from '../payments/top-up.service.ts';
import { nextPrice } from '../subscriptions/subscription-terms.ts';
import { mayGoOn, renewSubscription } from '../subscriptions/renewal.service.ts';
import { taxOf } from '../taxes/taxes.service.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { notifyOfRefusedCard } from './card-refusals.service.ts';
import {
  findRenewalsByCard,
  lockForRenewal,
  renewalOrder,
  type RenewalByCard,
  type RenewalOrder,
} from './card-renewals.repository.ts';

const BATCH = 100;
/** How long before the end of a period the card is charged, because a bank may take hours to answer. */
const AHEAD_MS = 6 * 60 * 60_000;

/**
 * Charges the saved cards of subscriptions whose period ends soon. A declined card is not charged again for the same
 * period: its fan is notified at once, at its end the wallet is charged, and a failure of that starts the days of grace.
 */
export const renewByCard: JobHandler = async (context) => {
  const until = new Date(Date.now() + AHEAD_MS);
  await eachDue(context, {
    find: (seen) => findRenewalsByCard(context.db, { until, seen }, BATCH),
    act: (renewal) => chargeCard(context, renewal),
    failure: 'a subscription could not be renewed by card',
  });
};

const chargeCard = async (context: Context, renewal: RenewalByCard): Promise<void> => {
  if (!(await isPossible(context, renewal))) return;
  const { id: subscriptionId, user_id: userId, kept_card_id: cardId } = renewal;
  const tokens = nextPrice(renewal, renewal.current_period_end);
  const ordered: RenewalOrder = { subscriptionId, periodEnd: renewal.current_period_end.toISOString() };
  const key = `renewal ${subscriptionId} ${ordered.periodEnd}`;
  const claim = { userId, key, route: 'renewal', requestHash: hashRequest(key, ordered) };
  try {
    await payByCard(context, userId, {
      ...{ claim, source: { cardId, saveCard: false }, purpose: 'renewal', ordered },
      priceOf: async (db, { tokenValue, currency }) => {
        const net = { amount: worth(tokens, { tokenValue, currency }), currency, tokens, paidTokens: tokens };
        return withTax(net, await taxOf(db, { userId, addressCountry: null }), { tokenValue });
      },
    });
  } catch (error) {
    const isUnusable = error instanceof ExpiredCardError || error instanceof GatewayGoneError;
    if (isUnusable) await notifyOfUnusableCard(context, subscriptionId);
    // The card was declined; the failed payment shows the reason in the fan's list of payments.
    else if (!(error instanceof AppError)) throw error;
  }
};

/**
 * A card that is expired, or whose gateway is gone, is not charged, so there is no failed payment that would notify the
 * fan.
 */
const notifyOfUnusableCard = (context: Context, subscriptionId: string): Promise<void> =>
  context.work(async (unit) => {
    const subscription = await lockForRenewal(unit.db, subscriptionId);
    if (subscription) await notifyOfRefusedCard(unit, subscription);
  });

/**
 * Whether the wallet could pay for the period once the card has filled it, tried in a transaction that is rolled back.
 * It may be refused by a cap, a dispute or a deleted account.
 */
const isPossible = async (context: Context, renewal: RenewalByCard): Promise<boolean> => {
  const { id, user_id: userId, performer_id: performerId } = renewal;
  const amount = nextPrice(renewal, renewal.current_period_end);
  try {
    return await rehearse(context.work, async (unit) => {
      const subscription = await lockForRenewal(unit.db, id);
      if (!subscription || !(await mayGoOn(unit, subscription))) return false;
      await topUpWallet(unit, { userId, tokens: amount, paidTokens: amount });
      await chargeWallet(unit, {
        kind: 'subscription',
        userId,
        performerId,
        amount,
        item: { type: 'subscription', id },
      });
      return true;
    });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/**
 * Renews a subscription with the tokens of a payment, once. If too few of them are left, or a cap or a dispute refuses
 * them, the end of the period decides.
 */
export const completeRenewal = (context: Context, paymentId: string): Promise<void> =>
  context.work(async (unit) => {
    const payment = await lockPayment(unit.db, paymentId);
    if (payment.purpose !== 'renewal' || payment.status !== 'succeeded' || payment.completed_at !== null) return;
    await completePayment(unit.db, paymentId);
    const { subscriptionId, periodEnd } = renewalOrder.parse(payment.ordered);
    const subscription = await lockForRenewal(unit.db, subscriptionId);
    if (subscription?.current_period_end.toISOString() !== periodEnd) return;
    const { current_period_end: end } = subscription;
    if ((await findBalance(unit.db, walletOf(payment.user_id))) < nextPrice(subscription, end)) return;
    await renewSubscription(unit, subscriptionId, end, new Date());
  });
