import type { Generated } from 'kysely';

/** What fans ask to have back. See tables.ts. */
export interface RefundTables {
  refund_requests: RefundRequestsTable;
}

export interface RefundRequestsTable {
  id: string;
  user_id: string;
  kind: 'payment' | 'purchase' | 'order';
  payment_id: string | null;
  /** What took the tokens for a purchase or an order. */
  transaction_id: string | null;
  order_id: string | null;
  performer_id: string | null;
  reason: 'unwanted' | 'twice' | 'not-as-described' | 'not-arrived' | 'other';
  text: Generated<string>;
  status: Generated<'open' | 'granted' | 'refused'>;
  /** The operator's words. */
  answer: Generated<string>;
  /** What was granted: hundredths of the payment's currency, or of a token. */
  amount: bigint | null;
  decided_at: Date | null;
  created_at: Generated<Date>;
}
