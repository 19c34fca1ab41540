import type { Context } from '../../context.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { hasDeletedOwner } from '../ledger/ledger.repository.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { findTerminated, findPayer, findPayments, lockTerminated } from './terminated-subscriptions.repository.ts';
import { updateSubscription } from './subscriptions.repository.ts';
import { paidTimesOf, unusedShare, type PaidTime } from './unused-time.ts';

const BATCH = 200;

/**
 * Refunds the subscription time that was paid for and not delivered, after a performer's account has ended at a moment.
 * Each subscription is refunded in its own transaction, so the job can be interrupted and repeated; a failed one does
 * not stop the others.
 * @throws AggregateError with all failures, so that the job is retried
 */
export const refundUnusedTime = async (context: Context, performerId: string, at: Date): Promise<void> => {
  const failures: unknown[] = [];
  let after: string | null = null;
  do {
    const found: string[] = await findTerminated(context.db, { performerId, at, after, limit: BATCH });
    for (const id of found)
      await context.work((unit) => refundSubscription(unit, id, at)).catch((error) => failures.push(error));
    after = found.length < BATCH ? null : (found.at(-1) ?? null);
  } while (after !== null);
  if (failures.length > 0) throw new AggregateError(failures, 'time of subscriptions could not be paid back');
};

const refundSubscription = async (unit: UnitOfWork, id: string, at: Date): Promise<void> => {
  const subscription = await lockTerminated(unit.db, id, at);
  if (!subscription) return;
  const { last, gifts } = await findPayments(unit.db, subscription);
  const { type, current_period_end: end } = subscription;
  for (const time of paidTimesOf({ last, type, end, gifts })) await refundShare(unit, time, at);
  // Marks the subscription as settled, so that a repetition refunds nothing.
  await updateSubscription(unit.db, id, { current_period_end: at, gifted_until: null });
};

/** Deleted accounts get no refund. */
const refundShare = async (unit: UnitOfWork, time: PaidTime, at: Date): Promise<void> => {
  const { transactionId } = time;
  const { userId, amount: paid } = await findPayer(unit.db, transactionId);
  const share = unusedShare(paid, time, at);
  const left = await leftToReverse(unit, transactionId);
  const amount = share < left ? share : left;
  if (amount === 0n || !(await isHere(unit.db, userId))) return;
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
};

const isHere = async (db: Queryable, userId: string): Promise<boolean> => !(await hasDeletedOwner(db, [userId]));
