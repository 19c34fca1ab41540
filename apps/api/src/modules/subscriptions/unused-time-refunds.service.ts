import type { Context } from '../../context.ts';
import type { Hundredths } from '../../platform/money.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { nameOf } from '../../viewing/author.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { hasDeletedOwner } from '../ledger/ledger.repository.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { findTerminated, findPayer, findPayments, lockTerminated } from './terminated-subscriptions.repository.ts';
import { updateSubscription, type SubscriptionRow } from './subscriptions.repository.ts';
import { tellGiverOfGone, tellOfGone } from './tell-ended.ts';
import { paidTimesOf, unusedShare, type PaidTime } from './unused-time.ts';

const BATCH = 200;

/** A performer whose account has ended, when, and what she was called. */
interface Gone {
  performerId: string;
  at: Date;
  name?: string | undefined;
}

/**
 * Refunds the subscription time that was paid for and not delivered, after a performer's account has ended at a moment,
 * and tells who had it, and who gave it. Each subscription is refunded in its own transaction, so the job can be
 * interrupted and repeated; a failed one does not stop the others.
 * @throws AggregateError with all failures, so that the job is retried
 */
export const refundUnusedTime = async (context: Context, { performerId, at, name }: Gone): Promise<void> => {
  const goneName = name ?? (await nameOf(context.db, performerId));
  const failures: unknown[] = [];
  let after: string | null = null;
  do {
    const found: string[] = await findTerminated(context.db, { performerId, at, after, limit: BATCH });
    for (const id of found)
      await context
        .work((unit) => refundSubscription(unit, id, { at, goneName }))
        .catch((error) => failures.push(error));
    after = found.length < BATCH ? null : (found.at(-1) ?? null);
  } while (after !== null);
  if (failures.length > 0) throw new AggregateError(failures, 'time of subscriptions could not be paid back');
};

const refundSubscription = async (
  unit: UnitOfWork,
  id: string,
  { at, goneName }: { at: Date; goneName: string },
): Promise<void> => {
  const subscription = await lockTerminated(unit.db, id, at);
  if (!subscription) return;
  const { last, gifts } = await findPayments(unit.db, subscription);
  const { type, current_period_end: end } = subscription;
  const returned = new Map<string, Hundredths>();
  for (const time of paidTimesOf({ last, type, end, gifts })) {
    const { userId, amount } = await refundShare(unit, time, at);
    returned.set(userId, (returned.get(userId) ?? 0n) + amount);
  }
  await tellEach(unit, { subscription, returned, goneName });
  // Marks the subscription as settled, so that a repetition refunds nothing.
  await updateSubscription(unit.db, id, { current_period_end: at, gifted_until: null });
};

interface Refunded {
  subscription: SubscriptionRow;
  /** What came back, by who had paid it. */
  returned: ReadonlyMap<string, Hundredths>;
  goneName: string;
}

/** One notice for each: the fan whatever came back, and of the givers those to whom something did. */
const tellEach = async (unit: UnitOfWork, { subscription, returned, goneName }: Refunded): Promise<void> => {
  const { user_id: fanId } = subscription;
  tellAccount(unit, fanId, 'subscriptions');
  await tellOfGone(unit, { subscription, amount: returned.get(fanId) ?? 0n, goneName });
  for (const [giverId, amount] of returned) {
    if (giverId !== fanId && amount > 0n) await tellGiverOfGone(unit, { giverId, subscription, amount, goneName });
  }
};

/** Pays the unused share of a payment back, and says to whom how much. Deleted accounts get no refund. */
const refundShare = async (
  unit: UnitOfWork,
  time: PaidTime,
  at: Date,
): Promise<{ userId: string; amount: Hundredths }> => {
  const { transactionId } = time;
  const { userId, amount: paid } = await findPayer(unit.db, transactionId);
  const share = unusedShare(paid, time, at);
  const left = await leftToReverse(unit, transactionId);
  const amount = share < left ? share : left;
  if (amount === 0n || !(await isHere(unit.db, userId))) return { userId, amount: 0n };
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
  return { userId, amount };
};

const isHere = async (db: Queryable, userId: string): Promise<boolean> => !(await hasDeletedOwner(db, [userId]));
