import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { assertVisible } from '../../viewing/visibility.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { notify } from '../notifications/notify.ts';
import { PLAN_MONTHS, priceOfPlan } from '../performers/plans.ts';
import { chargeWallet } from '../wallet/charge.ts';
import { extendUntil, givenTime, receivingSubscription } from './gifted-time.ts';
import { GiftRecipientError, GiftToOneselfError } from './gifts.errors.ts';
import { findRecipient, insertGift } from './gifts.repository.ts';
import type { GiftBody, GiftResult } from './gifts.schema.ts';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';
import { areOnTerms, findOffer } from './subscriptions.repository.ts';

/**
 * Gives a subscription to another fan. It begins at once, or when the time ends that the receiver has already, and does
 * not renew.
 *
 * @throws NotFoundError, GiftToOneselfError, GiftRecipientError, SubscriptionTypeUnavailableError, PriceChangedError,
 * InsufficientBalanceError, CapReachedError
 */
export const giveSubscription = async (
  unit: UnitOfWork,
  giver: Member,
  { performerId, username, type, expectedPrice, note }: GiftBody,
  now = new Date(),
): Promise<GiftResult> => {
  const giverId = giver.account.id;
  await assertVisible(unit.db, giver, performerId);
  const offer = await findOffer(unit.db, performerId);
  if (!offer) throw new NotFoundError();
  const userId = await assertRecipient(unit, { giverId, performerId, username });
  const price = priceOfPlan(offer, type);
  if (price === null || price === 0n) throw new SubscriptionTypeUnavailableError();
  assertPrice(expectedPrice, price);
  const row = await receivingSubscription(unit, { userId, performerId, monthlyPrice: offer.monthly_price }, now);
  const { from, until, begun } = givenTime(row, PLAN_MONTHS[type], now);
  const posting = await pay(unit, { giverId, performerId, price, subscriptionId: row.id });
  const giftId = newId();
  await insertGift(unit.db, {
    ...{ id: giftId, subscription_id: row.id, giver_id: giverId, transaction_id: posting.id, type },
    ...{ starts_at: from, ends_at: until, note: note === '' ? null : note },
  });
  await extendUntil(unit, row, { until, begun });
  // The operation tells the giver's windows; what it opens is open to the receiver.
  tellAccount(unit, userId, 'subscriptions');
  await notify(unit, { userId, kind: 'subscription-gift', actorId: giverId, about: giftId, link: '/subscriptions' });
  const balance = fromHundredths(posting.balanceOf(walletOf(giverId)));
  return { until: until.toISOString(), charged: fromHundredths(price), balance };
};

interface Gift {
  giverId: string;
  performerId: string;
  username: string;
}

/** @throws GiftToOneselfError, GiftRecipientError */
const assertRecipient = async ({ db }: UnitOfWork, { giverId, performerId, username }: Gift): Promise<string> => {
  const recipient = await findRecipient(db, giverId, username);
  if (recipient?.id === giverId) throw new GiftToOneselfError();
  if (!recipient || !(await areOnTerms(db, { user_id: recipient.id, performer_id: performerId }))) {
    throw new GiftRecipientError();
  }
  return recipient.id;
};

const pay = (
  unit: UnitOfWork,
  gift: { giverId: string; performerId: string; price: Hundredths; subscriptionId: string },
) =>
  chargeWallet(unit, {
    ...{ kind: 'subscription', userId: gift.giverId, performerId: gift.performerId, amount: gift.price },
    ...{ item: { type: 'subscription', id: gift.subscriptionId }, notice: 'subscription-gifted' },
  });
