import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { AccountRef, OwnedAccountRef } from './ledger.accounts.ts';

export interface LedgerEntry {
  account: AccountRef;
  /** Hundredths of a token; what comes in is positive. */
  amount: Hundredths;
  /**
   * How many of a wallet's tokens were given away, with the sign of `amount`. What leaves a wallet takes those first
   * where nothing is said.
   */
  promotional?: Hundredths;
  /** From when on earnings may be paid out; null: at once. */
  availableAt?: Date | null;
}

/** People's accounts of a movement while it holds them, as they stood before it. */
export interface LockedAccounts {
  balanceOf(account: OwnedAccountRef): Hundredths;
  promotionalOf(account: OwnedAccountRef): Hundredths;
}

export interface Movement {
  kind: LedgerTransactionKind;
  /** Two or more entries, together zero. Entries of nothing are left out. */
  entries: readonly LedgerEntry[] | ((locked: LockedAccounts) => readonly LedgerEntry[]);
  /** People's accounts that `entries` needs to know before it can say; all that it names are among them. */
  accounts?: readonly OwnedAccountRef[];
  /** Accounts that are only looked at, and locked where they exist. */
  alsoIfOpen?: readonly OwnedAccountRef[];
  /** What the payer paid, or received for a top-up: positive. */
  amount: Hundredths;
  commission?: Hundredths;
  userId?: string | null;
  performerId?: string | null;
  /** What was paid for. */
  item?: { type: string; id: string } | null;
  note?: string | null;
  /** The transaction that this one takes back, for the kinds that do. */
  reversesId?: string | null;
  /** For history that is brought in; now unless said otherwise. */
  createdAt?: Date;
}
