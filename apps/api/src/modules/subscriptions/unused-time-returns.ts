import type { HookData } from '../../platform/hooks.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import { findPayments, findWithTimeLeft, loadPaidTimes } from './terminated-subscriptions.repository.ts';
import { paidTimesOf, unusedShare, type PaidTime } from './unused-time.ts';

const BATCH = 200;

/** What comes back to the payer of one payment; zero where nothing does. */
export interface Return {
  transactionId: string;
  userId: string;
  amount: Hundredths;
}

/** Of each of these subscriptions, in their order, the payments that cover its time. */
export const paidTimesOfEach = async (
  db: Queryable,
  subscriptions: readonly SubscriptionRow[],
): Promise<PaidTime[][]> => {
  const payments = await findPayments(db, subscriptions);
  return subscriptions.map(({ id, type, current_period_end: end }) => {
    const { last, gifts = [] } = payments.get(id) ?? {};
    return paidTimesOf({ last, type, end, gifts });
  });
};

/**
 * What comes back of payments when the time that they have paid for ends at a moment: the unused share, at most what is
 * left of the payment. Deleted accounts get nothing.
 */
export const returnsOf = async (db: Queryable, times: readonly PaidTime[], at: Date): Promise<Return[]> => {
  const payments = await loadPaidTimes(
    db,
    times.map(({ transactionId }) => transactionId),
  );
  return times.map((time) => {
    const { transactionId } = time;
    const payment = payments.get(transactionId);
    if (!payment) throw new Error(`${transactionId} was paid by nobody.`);
    const { userId, amount, left, isHere } = payment;
    const share = unusedShare(amount, time, at);
    return { transactionId, userId, amount: isHere ? (share < left ? share : left) : 0n };
  });
};

/** What would be paid back of the time that was paid for if a performer's account ended now, as the job does it. */
export const tellUnusedTime = async (
  { db }: UnitOfWork,
  { userId: performerId, tell }: HookData['onLeavingAsked'],
): Promise<void> => {
  const at = new Date();
  const total = { count: 0, amount: 0n };
  let after: string | null = null;
  do {
    const found: SubscriptionRow[] = await findWithTimeLeft(db, { performerId, at, after, limit: BATCH });
    const times = await paidTimesOfEach(db, found);
    for (const { amount } of await returnsOf(db, times.flat(), at)) {
      total.amount += amount;
      if (amount > 0n) total.count += 1;
    }
    after = found.length < BATCH ? null : (found.at(-1)?.id ?? null);
  } while (after !== null);
  tell({ what: 'unused-time', ...total });
};
