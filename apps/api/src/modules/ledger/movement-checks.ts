import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { accountKey, isOwned } from './ledger.accounts.ts';
import { InsufficientBalanceError } from './ledger.errors.ts';
import type { LedgerEntry, LockedAccounts } from './movement.ts';

/** The entries of a movement do not sum to zero: a bug. */
export class UnbalancedMovementError extends Error {
  override readonly name = 'UnbalancedMovementError';
}

/** @throws UnbalancedMovementError */
export const assertBalanced = (entries: readonly LedgerEntry[]): void => {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0n);
  const accounts = new Set(entries.map(({ account }) => accountKey(account)));
  const parts = new Set(entries.map((entry) => `${accountKey(entry.account)} ${entry.availableAt?.getTime() ?? ''}`));
  if (sum !== 0n) throw new UnbalancedMovementError(`the entries sum to ${sum} hundredths`);
  if (accounts.size < 2) throw new UnbalancedMovementError('a movement needs two accounts');
  if (parts.size < entries.length) throw new UnbalancedMovementError('an account stands in a movement twice');
};

/** The changes of the owned accounts by the entries. */
export const balancesAfter = (entries: readonly LedgerEntry[], locked: LockedAccounts): Map<string, Hundredths> => {
  const balances = new Map<string, Hundredths>();
  for (const { account, amount } of entries) {
    if (!isOwned(account)) continue;
    const key = accountKey(account);
    balances.set(key, (balances.get(key) ?? locked.balanceOf(account)) + amount);
  }
  return balances;
};

/**
 * A debt is a balance below zero; the table's check refuses one above.
 * @throws InsufficientBalanceError
 */
export const assertCovered = (balances: ReadonlyMap<string, Hundredths>): void => {
  for (const [key, balance] of balances) {
    if (balance < 0n && !key.startsWith('receivable')) throw insufficientBalance(-balance);
  }
};

const insufficientBalance = (missing: Hundredths): InsufficientBalanceError => {
  const tokens = fromHundredths(missing);
  return new InsufficientBalanceError({
    params: { missing: tokens },
    details: [{ path: 'balance', code: 'missing', message: tokens.toFixed(2) }],
  });
};
