import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { clawBack } from './claw-back.ts';
import { findPending } from './availability.ts';
import { earningsOf, receivableOf } from './ledger.accounts.ts';
import { post, type Posting } from './ledger.service.ts';

/**
 * Repays a performer's debt from what she has just earned, as far as possible, by a transaction of its own. The
 * accounts are locked by the movement that brought the earnings.
 */
export const repay = async (
  unit: UnitOfWork,
  performerId: string,
  { owed, posting }: { owed: Hundredths; posting: Posting },
): Promise<void> => {
  if (owed === 0n) return;
  const { createdAt } = posting;
  const balance = posting.balanceOf(earningsOf(performerId));
  const amount = balance < owed ? balance : owed;
  if (amount === 0n) return;
  const pending = await findPending(unit.db, performerId, createdAt);
  await post(unit, {
    kind: 'repayment',
    performerId,
    amount,
    createdAt,
    entries: [
      ...clawBack(performerId, amount, { balance, pending, soldOn: null }),
      { account: receivableOf(performerId), amount },
    ],
  });
};
