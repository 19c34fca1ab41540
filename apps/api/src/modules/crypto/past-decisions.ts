import { sql } from 'kysely';
import { fromUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { InvoiceRow } from './crypto.repository.ts';
import type { PastDecision } from './crypto.schema.ts';

/** What an operator said, as the audit log keeps it. */
export interface SaidRow {
  payment_id: string;
  decision: PastDecision['decision'];
  coins: string | null;
  note: string;
  /** Whether it is the decision about the payment; the others are about what came after it. */
  is_first: boolean;
  created_at: Date;
}

/**
 * What operators said of the coins of these payments, by the payment, oldest first. The audit log keeps each of them; the
 * invoice has the first alone.
 */
export const findSaid = async (
  db: Queryable,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, SaidRow[]>> => {
  const { rows } = await sql<SaidRow>`
    select target_id as payment_id, details -> 'decision' ->> 'after' as decision, details ->> 'amount' as coins,
      coalesce(details ->> 'note', '') as note, details -> 'decision' ->> 'before' is null as is_first, created_at
    from audit_log where target_type = 'payment' and target_id = any(${paymentIds}::text[]) and action = 'crypto.decided'
    order by id`.execute(db);
  return Map.groupBy(rows, ({ payment_id }) => payment_id);
};

type Decided = Pick<InvoiceRow, 'decision' | 'decided_at' | 'decided_received' | 'coin'>;

/** The decisions about an invoice. One that was paid as asked was credited by itself, which no operator said. */
export const decisionsOf = (row: Decided, said: readonly SaidRow[]): PastDecision[] => {
  const shown = said.map(({ decision, coins, note, created_at: at }) => ({
    ...{ decision, coins, note, at: at.toISOString() },
  }));
  const { decision, decided_at: at, decided_received: decided, coin } = row;
  if (decision === null || at === null || said.some(({ is_first }) => is_first)) return shown;
  const coins = decided === null ? null : `${fromUnits(decided)} ${coin ?? ''}`.trim();
  return [{ decision, coins, note: '', at: at.toISOString() }, ...shown];
};
