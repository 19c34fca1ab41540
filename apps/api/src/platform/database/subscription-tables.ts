import type { Generated } from 'kysely';

/** What hangs on subscriptions. See tables.ts. */
export interface SubscriptionTables {
  subscription_cancellations: SubscriptionCancellationsTable;
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
