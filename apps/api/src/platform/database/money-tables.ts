import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The ledger, and what is bought with it. Amounts are hundredths of a token. See tables.ts. */
export interface MoneyTables {
  purchases: PurchasesTable;
  purchase_credits: PurchaseCreditsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_checks: LedgerChecksTable;
  ledger_releases: LedgerReleasesTable;
}

export interface PurchasesTable {
  user_id: string;
  item_type: 'feed' | 'gallery' | 'video' | 'product' | 'message';
  item_id: string;
  performer_id: string;
  price: bigint;
  transaction_id: string | null;
  /** The beginning of its words as it was when it was sold. */
  title: Generated<string>;
  /** When its buyer opened it first and last, and how often, see `noteOpening`. */
  opened_at: Date | null;
  last_opened_at: Date | null;
  open_count: Generated<number>;
  created_at: Generated<Date>;
}

/** A file of a purchase that its buyer paid nothing for, and an earlier purchase with the same bytes. */
export interface PurchaseCreditsTable {
  user_id: string;
  item_type: PurchasesTable['item_type'];
  item_id: string;
  file_id: string;
  source_type: PurchasesTable['item_type'];
  source_id: string;
}

export interface LedgerAccountsTable {
  id: string;
  owner_id: string | null;
  kind: OwnedAccountKind | PlatformAccountKind;
  /** null for platform accounts, whose balance is derived. */
  balance: Generated<bigint | null>;
  /** How many of a wallet's tokens were given away. */
  promotional: Generated<bigint>;
}

export type OwnedAccountKind = 'wallet' | 'earnings' | 'held' | 'payout-pending' | 'receivable';
export type PlatformAccountKind =
  | 'gateway'
  | 'commission'
  | 'promotion'
  | 'payout-clearing'
  | 'referral'
  | 'tax-payable'
  | 'dispute-loss'
  | 'gateway-fees';

/** What takes something back names what it takes back. */
export type ReversalKind = 'refund' | 'chargeback' | 'reversal';

export type LedgerTransactionKind =
  | ReversalKind
  | 'top-up'
  | 'tip'
  | 'purchase'
  | 'subscription'
  | 'order'
  | 'release'
  | 'repayment'
  | 'referral'
  | 'payout'
  | 'payout-sent'
  | 'adjustment';

export interface LedgerTransactionsTable {
  id: string;
  kind: LedgerTransactionKind;
  user_id: string | null;
  performer_id: string | null;
  item_type: string | null;
  item_id: string | null;
  amount: bigint;
  commission: Generated<bigint>;
  note: string | null;
  /** What this takes back, for the kinds that do. */
  reverses_id: string | null;
  created_at: Generated<Date>;
}

export interface LedgerEntriesTable {
  id: ColumnType<bigint, never, never>;
  transaction_id: string;
  account_id: string;
  amount: bigint;
  /** How many of the tokens were given away, with the sign of `amount`. */
  promotional: Generated<bigint>;
  /** From when on earnings may be paid out; null: at once. */
  available_at: Date | null;
}

/** What paid a performer out of what was held. */
export interface LedgerReleasesTable {
  held_id: string;
  release_id: string;
}

export interface LedgerChecksTable {
  id: string;
  operator_id: string | null;
  started_at: Generated<Date>;
  took_ms: number;
  transactions: bigint;
  differences: JSONColumnType<LedgerDifference[]>;
  /** All of them, those with gateways too. */
  difference_count: number;
  gateways: JSONColumnType<LedgerCheckGateway[]>;
}

/** In tokens, or in `currency`. */
interface LedgerDifference {
  what: string;
  id: string | null;
  expected: number;
  found: number;
  /** Checks of before have none of what follows. */
  currency?: string | null;
  gateway?: {
    provider: string;
    ref: string | null;
    here: 'done' | 'open' | 'undone' | 'unknown';
    there: 'done' | 'open' | 'undone' | 'unknown';
  } | null;
}

interface LedgerCheckGateway {
  provider: string;
  notChecked: 'no-answer' | 'too-slow' | 'too-many' | 'not-configured' | null;
  compared: number;
  foreign: number;
  differenceCount: number;
  /** The kinds of records that were compared and did not differ. Checks of before have none. */
  agreed?: readonly string[];
}
