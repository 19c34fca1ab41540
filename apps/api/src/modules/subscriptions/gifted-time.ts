import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import { isRunning } from '../../viewing/running-subscription.ts';
import { endGifts } from './gifts.repository.ts';
import { addMonths, aimedDay } from './subscription-terms.ts';
import {
  countSubscriber,
  insertSubscription,
  lockSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

/** The period of a gift: it begins when the time that is paid for or given already ends, or now. */
export const givenTime = (row: SubscriptionRow | undefined, months: number, now: Date) => {
  const running = row && isRunning(row, now) ? row : undefined;
  const from = running?.current_period_end ?? now;
  const begun = aimedDay(from, running?.period_day ?? null);
  return { from, until: addMonths(from, months, begun), begun };
};

interface Receiver {
  userId: string;
  performerId: string;
  /** What a month costs, if the receiver keeps the subscription. */
  monthlyPrice: Hundredths;
}

/** The subscription of a gift's receiver, locked. A new one is created as cancelled, so that it ends with the gift. */
export const receivingSubscription = async (
  unit: UnitOfWork,
  { userId, performerId, monthlyPrice }: Receiver,
  now: Date,
): Promise<SubscriptionRow> => {
  const { db } = unit;
  const found = await lockSubscription(db, userId, performerId);
  if (found && found.status !== 'expired') return found;
  const fresh = { type: 'monthly', price: monthlyPrice, status: 'cancelled', started_at: now } as const;
  await countSubscriber(db, performerId, 1);
  if (found) {
    await endGifts(db, found.id, now);
    // The card of an earlier time too: the receiver, who may keep it on, has not agreed to it for this.
    const cleared = { cancelled_at: null, next_price: null, next_price_from: null, failure: null, card_id: null };
    return updateSubscription(db, found.id, { ...fresh, ...cleared, current_period_end: now });
  }
  const parties = { id: newId(), user_id: userId, performer_id: performerId };
  const inserted = await insertSubscription(db, { ...parties, ...fresh, current_period_end: now });
  if (inserted) {
    await unit.callHook('onFirstSubscribed', { userId, performerId });
    return inserted;
  }
  // A concurrent request has subscribed meanwhile.
  await countSubscriber(db, performerId, -1);
  return (await lockSubscription(db, userId, performerId)) as SubscriptionRow;
};

/**
 * Extends a subscription. Afterwards an active one renews, and a cancelled one ends.
 * @param begun the day of the month that the periods aim at; null where the time was not months
 */
export const extendUntil = (
  { db }: UnitOfWork,
  row: SubscriptionRow,
  { until, begun }: { until: Date; begun: number | null },
): Promise<SubscriptionRow> =>
  updateSubscription(db, row.id, {
    status: row.status === 'cancelled' ? 'cancelled' : 'active',
    current_period_end: until,
    period_day: begun,
    gifted_until: until,
    retry_at: null,
    failure: null,
  });
