import type { HookData } from '../../platform/hooks.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import { expireSubscription } from './ending.service.ts';
import { extendUntil, givenTime, receivingSubscription } from './gifted-time.ts';
import {
  findGiftReversedBy,
  isFullyReversed,
  lockGift,
  moveLaterGifts,
  restoreGift,
  setTaken,
  type GiftRow,
} from './gifts.repository.ts';
import { updateSubscription, type SubscriptionRow } from './subscriptions.repository.ts';

const DAY_MS = 86_400_000;
/** When a gift is taken from a subscription that renews, its next charge is at least this many days away. */
const REST_DAYS = 3;

/**
 * Queues a job for the gift whose payment a movement reverses. Not done here, because the ledger accounts are locked by
 * now, and everywhere else the subscription is locked before them.
 */
export const noteReversal = async (unit: UnitOfWork, { kind, transactionId }: HookData['onPosted']): Promise<void> => {
  if (kind !== 'refund' && kind !== 'chargeback' && kind !== 'reversal') return;
  const found = await findGiftReversedBy(unit.db, transactionId);
  if (found) await unit.addJob('settle-gift', found);
};

/**
 * Takes the remaining time of a gift when its payment is reversed in full, and returns it when that reversal fails
 * later. Time that has passed is not taken.
 */
export const settleGift = async (unit: UnitOfWork, giftId: string): Promise<void> => {
  const { gift, subscription } = await lockGift(unit.db, giftId);
  const isWhole = await isFullyReversed(unit.db, gift.transaction_id);
  if (isWhole === (gift.taken_back_at !== null)) return;
  tellAccount(unit, subscription.user_id, 'subscriptions');
  if (isWhole) await takeTime(unit, gift, subscription);
  else await giveTimeAgain(unit, gift, subscription);
};

const takeTime = async (unit: UnitOfWork, gift: GiftRow, row: SubscriptionRow): Promise<void> => {
  const now = new Date();
  const left = Math.max(0, gift.ends_at.getTime() - Math.max(now.getTime(), gift.starts_at.getTime()));
  await setTaken(unit.db, gift.id, left);
  if (left === 0 || row.status === 'expired') return;
  await moveLaterGifts(unit.db, gift, -left);
  const end = new Date(row.current_period_end.getTime() - left);
  await endAt(unit, row, end, now);
  const told = { userId: row.user_id, actorId: row.performer_id, about: gift.id, link: '/subscriptions' };
  await notify(unit, { ...told, kind: 'subscription-gift-returned' });
};

const endAt = async (unit: UnitOfWork, row: SubscriptionRow, end: Date, now: Date): Promise<void> => {
  const renews = row.status === 'active';
  if (end <= now && !renews) {
    await expireSubscription(unit, row);
    return;
  }
  const rested = new Date(now.getTime() + REST_DAYS * DAY_MS);
  const isGift = row.gifted_until?.getTime() === row.current_period_end.getTime();
  await updateSubscription(unit.db, row.id, {
    current_period_end: renews && end < rested ? rested : end,
    period_day: null,
    gifted_until: isGift && !renews ? end : null,
    ...(renews && { retry_at: null }),
  });
};

const giveTimeAgain = async (unit: UnitOfWork, gift: GiftRow, row: SubscriptionRow): Promise<void> => {
  const taken = Number(gift.taken_ms ?? 0n);
  if (taken === 0) return restoreGift(unit.db, gift.id, gift.starts_at, gift.ends_at);
  const now = new Date();
  const receiver = { userId: row.user_id, performerId: row.performer_id, monthlyPrice: row.price };
  const open = await receivingSubscription(unit, receiver, now);
  const { from } = givenTime(open, 0, now);
  const until = new Date(from.getTime() + taken);
  await restoreGift(unit.db, gift.id, from, until);
  await extendUntil(unit, open, { until, begun: null });
};
