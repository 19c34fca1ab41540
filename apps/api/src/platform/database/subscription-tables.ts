import type { Generated } from 'kysely';

/** Subscriptions, and what hangs on them. Amounts are hundredths of a token. See tables.ts. */
export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  subscription_cancellations: SubscriptionCancellationsTable;
  subscription_gifts: SubscriptionGiftsTable;
  subscription_trials: SubscriptionTrialsTable;
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
  /** The day of the month on which its periods began, in UTC; null: that of the end. See `aimedDay`. */
  period_day: number | null;
  cancelled_at: Date | null;
  /** When the wallet is asked: after a pause, after a failure, or after the card's turn. */
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
  /** Why the wallet was not charged, as the code of a refusal, or that the card's answer is waited for. */
  failure: string | null;
  /** The kept card that it is renewed from; null: from the wallet alone. */
  card_id: string | null;
  /** The moment due for which that card was tried last. */
  card_tried_for: Date | null;
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
