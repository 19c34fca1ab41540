import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { AccountRef, OwnedAccountRef } from './ledger.accounts.ts';

export interface LedgerEntry {
  account: AccountRef;
  /** In hundredths of a token; a credit is positive. */
  amount: Hundredths;
  /**
   * The promotional part of an entry of a wallet, with the sign of `amount`. By default promotional tokens are spent
   * first.
   */
  promotional?: Hundredths;
  /** When earnings become available for payouts; null: at once. */
  availableAt?: Date | null;
}

/** The locked owned accounts of a movement, as they were before it. */
export interface LockedAccounts {
  balanceOf(account: OwnedAccountRef): Hundredths;
  promotionalOf(account: OwnedAccountRef): Hundredths;
}

export interface Movement {
  kind: LedgerTransactionKind;
  /** Two or more entries that sum to zero. Entries of zero are dropped. */
  entries: readonly LedgerEntry[] | ((locked: LockedAccounts) => readonly LedgerEntry[]);
  /** The owned accounts that `entries` depends on; it may use no others. */
  accounts?: readonly OwnedAccountRef[];
  /** Accounts that are only read, and locked if they exist. */
  alsoIfOpen?: readonly OwnedAccountRef[];
  /** What the payer paid, or got by a top-up: positive. */
  amount: Hundredths;
  commission?: Hundredths;
  userId?: string | null;
  performerId?: string | null;
  /** The paid item. */
  item?: { type: string; id: string } | null;
  note?: string | null;
  /** The transaction that this one reverses, for reversals. */
  reversesId?: string | null;
  /** For imported history; now by default. */
  createdAt?: Date;
}
