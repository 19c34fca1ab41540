import type { Hundredths } from '../money.ts';

export type RecordKind = 'charge' | 'refund' | 'dispute' | 'transfer';

/**
 * Whether the money has moved. An open or lost dispute is `done`, because the bank has taken the money. A refund or transfer
 * that was returned is `undone`.
 */
export type MovedState = 'done' | 'open' | 'undone';

/** A charge, refund, dispute or transfer as the gateway has it. */
export interface GatewayRecord {
  ref: string;
  /** The idempotency key; null when it was not made by this site, or was made by hand. */
  key: string | null;
  /** The charge of a refund or dispute, or the account of a transfer; null for a charge. */
  of: string | null;
  amount: Hundredths;
  /** Null where the gateway does not say. */
  currency: string | null;
  state: MovedState;
  createdAt: Date;
}

/** Everything of a kind since a moment, the newest first. The pages are requested during the iteration. */
export type ListRecords = (kind: RecordKind, since: Date) => AsyncIterable<GatewayRecord>;
