import type { Hundredths } from '../../platform/money.ts';
import { sumOf, type PendingEarnings } from './availability.ts';
import { earningsOf, receivableOf } from './ledger.accounts.ts';
import type { LedgerEntry } from './movement.ts';

interface Earned {
  /** The balance of the earnings account. */
  balance: Hundredths;
  /** The part of it that is not available yet, the latest first. */
  pending: readonly PendingEarnings[];
}

/**
 * The entries that claw an amount back from a performer: first from pending earnings, beginning with the
 * latest (but with those of the sale's own day, if they are pending), then from available ones; the rest becomes her
 * debt.
 *
 * @param soldOn when the earnings of the reversed sale would have become available
 */
export const clawBack = (
  performerId: string,
  amount: Hundredths,
  { balance, pending, soldOn }: Earned & { soldOn: Date | null },
): LedgerEntry[] => {
  const account = earningsOf(performerId);
  const entries: LedgerEntry[] = [];
  let left = amount;
  const take = (most: Hundredths, availableAt: Date | null): void => {
    const part = most < left ? most : left;
    if (part <= 0n) return;
    entries.push({ account, amount: -part, availableAt });
    left -= part;
  };
  for (const part of saleFirst(pending, soldOn)) take(part.amount, part.availableAt);
  take(balance - sumOf(pending), null);
  if (left > 0n) entries.push({ account: receivableOf(performerId), amount: -left });
  return entries;
};

const saleFirst = (pending: readonly PendingEarnings[], soldOn: Date | null): PendingEarnings[] => {
  const isOfSale = ({ availableAt }: PendingEarnings) => availableAt.getTime() === soldOn?.getTime();
  return [...pending.filter(isOfSale), ...pending.filter((part) => !isOfSale(part))];
};
