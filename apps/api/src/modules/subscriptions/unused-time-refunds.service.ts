import type { Context } from '../../context.ts';
import type { Hundredths } from '../../platform/money.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { nameOf } from '../../viewing/author.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { findTerminated, lockTerminated } from './terminated-subscriptions.repository.ts';
import { updateSubscription, type SubscriptionRow } from './subscriptions.repository.ts';
import { tellGiverOfGone, tellOfGone } from './tell-ended.ts';
import { paidTimesOfEach, returnsOf, type Return } from './unused-time-returns.ts';

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
  const [times = []] = await paidTimesOfEach(unit.db, [subscription]);
  // Locked, so that what is given back is read as nobody changes it.
  for (const { transactionId } of times) await leftToReverse(unit, transactionId);
  const returned = new Map<string, Hundredths>();
  for (const { transactionId, userId, amount } of await returnsOf(unit.db, times, at)) {
    if (amount > 0n) await payBack(unit, { transactionId, userId, amount });
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

const payBack = async (unit: UnitOfWork, { transactionId, userId, amount }: Return): Promise<void> => {
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
};
