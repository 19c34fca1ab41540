import type { HookData } from '../../platform/hooks.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { findPending } from './availability.ts';
import { clawBack } from './claw-back.ts';
import { commissionAccount, earningsOf, walletOf } from './ledger.accounts.ts';
import { BalanceNotForfeitedError } from './ledger.errors.ts';
import { lockAccounts } from './ledger.repository.ts';
import { post } from './ledger.service.ts';

/**
 * A person's balances, locked until the transaction ends. Accounts that do not exist
 * are opened, because a first payment would not be blocked otherwise.
 */
export const lockBalances = async (
  db: Queryable,
  userId: string,
): Promise<{ wallet: Hundredths; earnings: Hundredths }> => {
  const rows = await lockAccounts(db, [walletOf(userId), earningsOf(userId)]);
  const of = (kind: 'wallet' | 'earnings') => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { wallet: of('wallet'), earnings: of('earnings') };
};

/**
 * Moves the remaining balance to the platform, if it is exactly the amount that the person agreed to.
 * @throws BalanceNotForfeitedError
 */
export const forfeit = async (unit: UnitOfWork, { userId, forfeited }: HookData['onLeaving']): Promise<void> => {
  const { wallet, earnings } = await lockBalances(unit.db, userId);
  const amount = wallet + earnings;
  if (amount !== forfeited) {
    throw new BalanceNotForfeitedError({ params: { balance: fromHundredths(amount) } });
  }
  if (amount === 0n) return;
  // Pending earnings are moved with their days, so that no pending rows are left on an empty account.
  const pending = await findPending(unit.db, userId, new Date());
  await post(unit, {
    kind: 'adjustment',
    userId,
    amount,
    entries: [
      { account: walletOf(userId), amount: -wallet },
      ...clawBack(userId, earnings, { balance: earnings, pending, soldOn: null }),
      { account: commissionAccount, amount },
    ],
  });
};
