import type { Generated } from 'kysely';

/** What hangs on subscriptions. See tables.ts. */
export interface SubscriptionTables {
  subscription_cancellations: SubscriptionCancellationsTable;
  subscription_gifts: SubscriptionGiftsTable;
  subscription_trials: SubscriptionTrialsTable;
}

export interface SubscriptionCancellationsTable {
  id: string;
  subscription_id: string;
  performer_id: string;
  reason: 'too-expensive' | 'too-little' | 'not-as-expected' | 'seen-enough' | 'too-many' | 'technical' | 'other';
  words: string | null;
  created_at: Generated<Date>;
  /** Since when it is not cancelled any more, after all. */
  taken_back_at: Date | null;
}

export interface SubscriptionGiftsTable {
  id: string;
  subscription_id: string;
  giver_id: string;
  transaction_id: string;
  type: 'monthly' | 'quarterly' | 'half-yearly' | 'yearly';
  /** The time that was given. */
  starts_at: Date;
  ends_at: Date;
  note: string | null;
  created_at: Generated<Date>;
  /** Since when the payment is taken back, and how much of the time was taken with it. */
  taken_back_at: Date | null;
  taken_ms: bigint | null;
}

export interface SubscriptionTrialsTable {
  performer_id: string;
  key: Buffer;
  created_at: Generated<Date>;
}
