import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/**
 * What is paid with money, its tax and its receipts. Amounts are hundredths of a currency where it says so, else of a token.
 * See tables.ts.
 */
export interface PaymentTables {
  payment_cards: PaymentCardsTable;
  payments: PaymentsTable;
  tax_rates: TaxRatesTable;
  receipts: ReceiptsTable;
  receipt_years: ReceiptYearsTable;
  token_packages: TokenPackagesTable;
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
  /** When a deleted card was deleted at its gateway too. */
  removed_at: Date | null;
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
  /** When it was last sent once more. */
  sent_again_at: Date | null;
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
  /** Before tax, in hundredths of `currency`. */
  price: bigint;
  currency: string;
  position: Generated<number>;
  is_offered: Generated<boolean>;
  version: Generated<number>;
}
