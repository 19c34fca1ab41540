import type { Hundredths } from '../../platform/money.ts';
import type { PendingEarnings } from './availability.ts';
import { clawBack } from './claw-back.ts';
import {
  commissionAccount,
  disputeLossAccount,
  earningsOf,
  isOwned,
  accountKey,
  type OwnedAccountRef,
} from './ledger.accounts.ts';
import type { LedgerEntry, LockedAccounts } from './movement.ts';
import type { ReversedEntry } from './reversals.repository.ts';

/** The accounts that a reversal concerns, while they are locked. */
export interface ReversalAccounts {
  locked: LockedAccounts;
  /** The performer's pending earnings, the latest first. */
  pending: readonly PendingEarnings[];
  /** Owners who have deleted their account. */
  gone: ReadonlySet<string>;
  /** Whether the platform bears what a wallet has spent. */
  bearsShortage: boolean;
}

/**
 * The entries that take back what one account got by a transaction (a positive amount), or return what it paid. The
 * platform replaces owners of deleted accounts: it gets what is returned to them, and bears what is missing.
 */
export const reversalEntries = (share: ReversedEntry, held: ReversalAccounts): LedgerEntry[] => {
  const { account, amount, promotional, availableAt } = share;
  if (!isOwned(account)) return [{ account, amount: -amount }];
  if (held.gone.has(account.ownerId)) {
    return [{ account: amount > 0n ? disputeLossAccount : commissionAccount, amount: -amount }];
  }
  if (account.kind === 'receivable') return forgive(account, -amount, held);
  if (account.kind === 'earnings' && amount > 0n) {
    const { locked, pending } = held;
    return clawBack(account.ownerId, amount, { balance: locked.balanceOf(account), pending, soldOn: availableAt });
  }
  if (account.kind === 'wallet' && amount > 0n) return takeFromWallet(account, share, held);
  return [{ account, amount: -amount, promotional: -promotional, availableAt }];
};

/** Promotional tokens are taken back as such, as far as they are left: they are spent first. */
const takeFromWallet = (
  account: OwnedAccountRef,
  { amount, promotional }: ReversedEntry,
  { locked, bearsShortage }: ReversalAccounts,
): LedgerEntry[] => {
  const balance = locked.balanceOf(account);
  const given = locked.promotionalOf(account);
  const taken = bearsShortage ? least(amount, balance) : amount;
  const mostBought = balance - given;
  const gifts = most(least(promotional, given), taken - mostBought);
  const fromWallet = { account, amount: -taken, promotional: -least(gifts, given) };
  return taken < amount ? [fromWallet, { account: disputeLossAccount, amount: taken - amount }] : [fromWallet];
};

/** Reduces a debt that the reversed transaction made; what has been repaid of it meanwhile becomes earnings again. */
const forgive = (account: OwnedAccountRef, amount: Hundredths, { locked }: ReversalAccounts): LedgerEntry[] => {
  const owed = -locked.balanceOf(account);
  const forgiven = least(amount, owed);
  return [
    { account, amount: forgiven },
    { account: earningsOf(account.ownerId), amount: amount - forgiven, availableAt: null },
  ];
};

const least = (one: Hundredths, other: Hundredths): Hundredths => (one < other ? one : other);
const most = (one: Hundredths, other: Hundredths): Hundredths => (one > other ? one : other);

/** Merges the entries of the same account and day. */
export const mergeEntries = (entries: readonly LedgerEntry[]): LedgerEntry[] => {
  const joined = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = `${accountKey(entry.account)} ${entry.availableAt?.getTime() ?? ''}`;
    const before = joined.get(key);
    joined.set(key, before ? { ...before, amount: before.amount + entry.amount } : entry);
  }
  return [...joined.values()];
};
