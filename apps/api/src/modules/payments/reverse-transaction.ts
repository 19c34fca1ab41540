import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { reverse, type Reversal } from '../ledger/reversals.ts';

/** Reverses a transaction and publishes the new balance of its wallet. Returns the reversal's id. */
export const reverseTransaction = async (unit: UnitOfWork, userId: string, reversal: Reversal): Promise<string> => {
  const wallet = walletOf(userId);
  const before = await findBalance(unit.db, wallet);
  const posting = await reverse(unit, reversal);
  const balance = posting.balanceOf(wallet);
  announceBalance(unit, userId, { balance, change: balance - before, reason: reversal.kind });
  return posting.id;
};
