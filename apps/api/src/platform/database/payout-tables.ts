import type { Generated, JSONColumnType } from 'kysely';

/** What performers ask to be paid, and where to. Amounts are hundredths of a token. See tables.ts. */
export interface PayoutTables {
  payout_methods: PayoutMethodsTable;
  payout_requests: PayoutRequestsTable;
  payout_attempts: PayoutAttemptsTable;
  payout_events: PayoutEventsTable;
}

export type PayoutMethodKind = 'bank' | 'paypal' | 'stripe' | 'crypto';

/** What of where money goes may be shown to its owner; null where the kind has no such thing. */
export interface MaskedDetails {
  account: string;
  holder: string | null;
  bank: string | null;
  country: string | null;
  network: string | null;
}

export interface PayoutMethodsTable {
  performer_id: string;
  kind: PayoutMethodKind;
  sealed: Buffer;
  masked: JSONColumnType<MaskedDetails>;
  /** The gateway that has the account; null where none does, so that operators send it. */
  provider: string | null;
  changed_at: Generated<Date>;
}

export type PayoutStatus = 'pending-review' | 'approved' | 'paid' | 'rejected';
export type PayoutReason = 'withdrawn' | 'refused' | 'returned';

export interface PayoutRequestsTable {
  id: string;
  performer_id: string;
  amount: bigint;
  fee: bigint;
  /** Hundredths of the currency. */
  net: bigint;
  currency: string;
  method: PayoutMethodKind;
  /** Null once its owner has deleted the account. */
  sealed: Buffer | null;
  masked: JSONColumnType<MaskedDetails>;
  held_until: Date | null;
  note: Generated<string>;
  status: Generated<PayoutStatus>;
  reason: PayoutReason | null;
  reason_text: Generated<string>;
  first_approver_id: string | null;
  /** Whether it took two operators when it was asked for or changed last. */
  takes_two: Generated<boolean>;
  /** The gateway whose account it goes to, as in its method. */
  provider: string | null;
  /** Where a gateway sends it: under which key, since when it was asked to, and when it is asked (about) next. */
  transfer_id: string | null;
  transfer_asked_at: Date | null;
  transfer_try_at: Date | null;
  transfer_attempts: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface PayoutAttemptsTable {
  id: string;
  request_id: string;
  status: 'sent' | 'failed' | 'returned';
  reference: Generated<string>;
  text: Generated<string>;
  transaction_id: string | null;
  created_at: Generated<Date>;
  returned_at: Date | null;
}

export type PayoutEventKind =
  'requested' | 'changed' | 'withdrawn' | 'first-approved' | 'approved' | 'refused' | 'failed' | 'sent' | 'returned';

export interface PayoutEventsTable {
  id: string;
  request_id: string;
  kind: PayoutEventKind;
  actor_id: string | null;
  amount: bigint | null;
  text: Generated<string>;
  created_at: Generated<Date>;
}
