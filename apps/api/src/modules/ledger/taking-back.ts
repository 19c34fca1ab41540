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

/** The accounts that a reversal touches, while it holds them. */
export interface HeldAccounts {
  locked: LockedAccounts;
  /** What of the performer's earnings is not available yet, the latest first. */
  pending: readonly PendingEarnings[];
  /** Owners who have deleted their account. */
  gone: ReadonlySet<string>;
  /** The platform bears what a wallet no longer holds. */
  bearsShortage: boolean;
}

/**
 * The entries that take back what one account got of a transaction (a positive amount), or give back what it gave. The
 * platform takes the place of who is gone: it inherits what comes, as it did what was left, and bears what is missing.
 */
export const takeBack = (share: ReversedEntry, held: HeldAccounts): LedgerEntry[] => {
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

/** Gifts are taken back as gifts as far as they are still there: they are spent first, so they may well not be. */
const takeFromWallet = (
  account: OwnedAccountRef,
  { amount, promotional }: ReversedEntry,
  { locked, bearsShortage }: HeldAccounts,
): LedgerEntry[] => {
  const balance = locked.balanceOf(account);
  const given = locked.promotionalOf(account);
  const taken = bearsShortage ? least(amount, balance) : amount;
  const mostBought = balance - given;
  const gifts = most(least(promotional, given), taken - mostBought);
  const fromWallet = { account, amount: -taken, promotional: -least(gifts, given) };
  return taken < amount ? [fromWallet, { account: disputeLossAccount, amount: taken - amount }] : [fromWallet];
};

/** Lessens a debt that was made by what is taken back; what has been repaid of it meanwhile is earned again. */
const forgive = (account: OwnedAccountRef, amount: Hundredths, { locked }: HeldAccounts): LedgerEntry[] => {
  const owed = -locked.balanceOf(account);
  const forgiven = least(amount, owed);
  return [
    { account, amount: forgiven },
    { account: earningsOf(account.ownerId), amount: amount - forgiven, availableAt: null },
  ];
};

const least = (one: Hundredths, other: Hundredths): Hundredths => (one < other ? one : other);
const most = (one: Hundredths, other: Hundredths): Hundredths => (one > other ? one : other);

/** One entry for each account and day, so that nothing stands in a movement twice. */
export const joinSame = (entries: readonly LedgerEntry[]): LedgerEntry[] => {
  const joined = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = `${accountKey(entry.account)} ${entry.availableAt?.getTime() ?? ''}`;
    const before = joined.get(key);
    joined.set(key, before ? { ...before, amount: before.amount + entry.amount } : entry);
  }
  return [...joined.values()];
};
