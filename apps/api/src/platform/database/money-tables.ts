import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The ledger, and what is bought, paid and subscribed to. Amounts are hundredths of a token. See tables.ts. */
export interface MoneyTables {
  purchases: PurchasesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payment_cards: PaymentCardsTable;
  payments: PaymentsTable;
  token_packages: TokenPackagesTable;
  subscriptions: SubscriptionsTable;
  ledger_checks: LedgerChecksTable;
  tax_rates: TaxRatesTable;
  receipts: ReceiptsTable;
  receipt_years: ReceiptYearsTable;
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
  difference_count: number;
}

/** In tokens. */
interface LedgerDifference {
  what: string;
  id: string | null;
  expected: number;
  found: number;
}

export interface PaymentCardsTable {
  id: string;
  user_id: string;
  provider: string;
  provider_ref: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  /** The gateway's name for the card itself, the same for whoever types it. */
  fingerprint: string | null;
  /** When it was chosen to be proposed first. */
  default_since: Date | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface PaymentsTable {
  id: string;
  user_id: string;
  provider: string;
  provider_ref: string | null;
  purpose: 'top-up' | 'subscription' | 'renewal';
  amount: bigint;
  currency: string;
  tokens: bigint;
  paid_tokens: bigint;
  status: 'pending' | 'succeeded' | 'failed' | 'refunded';
  failure_code: string | null;
  card_id: string | null;
  transaction_id: string | null;
  /** Where the buyer was taken to be, and what was asked for there. `amount` holds the tax. */
  tax_country: string | null;
  tax_name: Generated<string>;
  /** Hundredths of a percent. */
  tax_rate: Generated<number>;
  tax_amount: Generated<bigint>;
  /** Hundredths of a token. */
  tax_tokens: Generated<bigint>;
  /** When the gateway was first asked for it. */
  asked_at: Date | null;
  attempts: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
  /** Since when only an operator brings it to an end. */
  operator_since: Date | null;
  /** Where the payer confirms it to the bank. */
  action_url: string | null;
  /** What was ordered with it, for the purposes that order something. */
  ordered: ColumnType<unknown, string | null | undefined, string | null>;
  /** When that was done, or refused for good. */
  completed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TaxRatesTable {
  id: string;
  country: string;
  name: string;
  /** Hundredths of a percent. */
  rate: number;
  valid_from: Date;
  created_at: Generated<Date>;
}

export interface ReceiptsTable {
  payment_id: string;
  /** Of UTC. */
  year: number;
  number: number;
  seller: string;
  buyer: string;
  issued_at: Date;
}

export interface ReceiptYearsTable {
  year: number;
  last: number;
}

export interface TokenPackagesTable {
  id: string;
  names: JSONColumnType<Record<string, string>>;
  tokens: bigint;
  price: bigint;
  position: Generated<number>;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  performer_id: string;
  type: 'monthly' | 'quarterly' | 'half-yearly' | 'yearly' | 'free';
  status: 'active' | 'paused' | 'cancelled' | 'past-due' | 'expired';
  price: bigint;
  provider: Generated<string>;
  started_at: Generated<Date>;
  current_period_end: Date;
  cancelled_at: Date | null;
  retry_at: Date | null;
  /** It pauses when its period ends, or has. */
  pauses: Generated<boolean>;
  /** When it goes on by itself; null: when the fan says so. */
  resumes_at: Date | null;
  /** Until when it was given; where that is the end of the period, the period is a gift. */
  gifted_until: Date | null;
  /** What a period costs that begins at that moment or later. */
  next_price: bigint | null;
  next_price_from: Date | null;
  /** Why the wallet was not charged, as the code of a refusal. */
  failure: string | null;
  /** The kept card that it is renewed from; null: from the wallet alone. */
  card_id: string | null;
}
