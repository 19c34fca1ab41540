import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { together } from '../../platform/together.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { discountFor, type Discounted } from '../coupons/redeeming.service.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { assertVisible } from '../../viewing/visibility.ts';
import { notify } from '../notifications/notify.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { isRunning } from '../../viewing/running-subscription.ts';
import { nextPrice } from '../../viewing/next-price.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { addMonths, agreedTerms, type Terms } from './subscription-terms.ts';
import { withdrawCancellation } from './cancellations.repository.ts';
import { endGifts } from './gifts.repository.ts';
import { takeOffer } from './trials.service.ts';
import { AlreadySubscribedError } from './subscriptions.errors.ts';
import { loadParties, presentSubscription } from './subscriptions.presenter.ts';
import {
  countSubscriber,
  findOffer,
  insertSubscription,
  lockSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import type { SubscribeBody, SubscribeResult } from './subscriptions.schema.ts';

/**
 * Subscribes a fan from the wallet. A cancelled subscription with time left is continued, at no cost now. A paused or
 * unpaid one is continued at its agreed price, if the plan is the same.
 *
 * @throws NotFoundError, AlreadySubscribedError, SubscriptionTypeUnavailableError, TrialUsedError, CouponUnusableError,
 * PriceChangedError, InsufficientBalanceError
 */
export const subscribe = async (
  unit: UnitOfWork,
  member: Member,
  { performerId, type, expectedPrice, expectedRenewalPrice, coupon: code }: SubscribeBody,
): Promise<SubscribeResult> => {
  const userId = member.account.id;
  const [, offer, existing, settings] = await together([
    assertVisible(unit.db, member, performerId),
    findOffer(unit.db, performerId),
    lockSubscription(unit.db, userId, performerId),
    settingsOf(unit),
  ]);
  if (!offer) throw new NotFoundError();
  const assertAgreed = ({ charge, price }: { charge: Hundredths; price: Hundredths }) => {
    assertPrice(expectedPrice, charge);
    assertPrice(expectedRenewalPrice, price);
  };
  if (existing && isRunning(existing)) {
    if (existing.status === 'active') throw new AlreadySubscribedError();
    assertAgreed({ charge: 0n, price: nextPrice(existing, new Date()) });
    return resume(unit, existing);
  }
  const agreed = existing && agreedTerms(existing, type);
  const asked = { offer, userId, performerId, isFirst: !existing, settings };
  const terms = agreed ?? (await takeOffer(unit, type, asked));
  const order = { code: terms.charge === 0n ? undefined : code, performerId, price: terms.charge };
  const discounted = await discountFor(unit.db, userId, { ...order, purpose: 'subscription' });
  assertAgreed({ charge: discounted.charge, price: terms.price });
  const id = existing?.id ?? newId();
  await pay(unit, { userId, performerId, discounted, subscriptionId: id });
  const row = await startPeriod(unit, { id, userId, performerId, terms, existing });
  if (!existing || existing.status === 'expired') unit.withCommit(countSubscriber(unit.db, performerId, 1));
  return presentResult(unit, row, discounted.charge);
};

const resume = async (unit: UnitOfWork, existing: SubscriptionRow): Promise<SubscribeResult> => {
  await withdrawCancellation(unit.db, existing.id);
  const row = await updateSubscription(unit.db, existing.id, { status: 'active', cancelled_at: null });
  return presentResult(unit, row, 0n);
};

const pay = async (
  unit: UnitOfWork,
  order: { userId: string; performerId: string; discounted: Discounted; subscriptionId: string },
): Promise<void> => {
  const { userId, performerId, discounted } = order;
  const { charge: amount, subsidy } = discounted;
  if (amount === 0n) return notify(unit, { userId: performerId, kind: 'subscription', actorId: userId });
  const item = { type: 'subscription' as const, id: order.subscriptionId };
  const payment = { kind: 'subscription', userId, performerId, amount, subsidy, item } as const;
  const { id: transactionId } = await chargeWallet(unit, payment);
  await discounted.consume(unit, transactionId);
};

const startPeriod = async (
  unit: UnitOfWork,
  period: { id: string; userId: string; performerId: string; terms: Terms; existing: SubscriptionRow | undefined },
): Promise<SubscriptionRow> => {
  const { id, existing, terms } = period;
  const now = new Date();
  const { type, price } = terms;
  const prices = { price, next_price: null, next_price_from: null, failure: null };
  const time = { current_period_end: addMonths(now, terms.months), period_day: now.getUTCDate() };
  const values = { type, ...prices, ...time };
  if (existing) {
    await endGifts(unit.db, id, now);
    const started = existing.status === 'expired' ? { started_at: now } : {};
    const fresh = { status: 'active', cancelled_at: null, retry_at: null, pauses: false, resumes_at: null } as const;
    // Who pays from the wallet has not agreed to the card of an earlier time; who pays by card sets it afterwards.
    return updateSubscription(unit.db, id, { ...values, ...started, ...fresh, card_id: null });
  }
  const parties = { user_id: period.userId, performer_id: period.performerId };
  const inserted = await insertSubscription(unit.db, { id, ...parties, ...values, started_at: now });
  // A concurrent request has subscribed the fan; this transaction is rolled back, with its charge.
  if (!inserted) throw new AlreadySubscribedError();
  await unit.callHook('onFirstSubscribed', { userId: period.userId, performerId: period.performerId });
  return inserted;
};

const presentResult = async (unit: UnitOfWork, row: SubscriptionRow, charged: Hundredths): Promise<SubscribeResult> => {
  const [parties, balance] = await together([
    loadParties(unit.db, [row], row.user_id),
    findBalance(unit.db, walletOf(row.user_id)),
  ]);
  return {
    subscription: presentSubscription(row, parties),
    charged: fromHundredths(charged),
    balance: fromHundredths(balance),
  };
};
