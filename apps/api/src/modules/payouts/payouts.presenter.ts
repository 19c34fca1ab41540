import { fromHundredths } from '../../platform/money.ts';
import { holdsOf, type Standing } from './holds.ts';
import type { AttemptRow, EventRow, PayoutRow } from './payouts.repository.ts';
import type { PayoutRequest, PayoutView } from './payouts.schema.ts';

export const presentRequest = (row: PayoutRow): PayoutRequest => ({
  _id: row.id,
  amount: fromHundredths(row.amount),
  fee: fromHundredths(row.fee),
  net: fromHundredths(row.net),
  currency: row.currency,
  methodId: row.method,
  details: row.masked,
  note: row.note,
  status: row.status,
  reason: row.reason,
  reasonText: row.reason_text,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

interface Parts {
  attempts: readonly AttemptRow[];
  events: readonly EventRow[];
  standing: Standing;
}

/** A request with its history; the names of operators are not shown. */
export const presentView = (row: PayoutRow, { attempts, events, standing }: Parts, now: Date): PayoutView => ({
  request: presentRequest(row),
  holds: holdsOf(row, standing, now),
  attempts: attempts.map(({ id, status, reference, text, created_at: createdAt, returned_at: returnedAt }) => ({
    ...{ _id: id, status, reference, text },
    createdAt: createdAt.toISOString(),
    returnedAt: returnedAt?.toISOString() ?? null,
  })),
  timeline: events.map(({ id, kind, actor_id: actorId, amount, text, created_at: createdAt }) => ({
    ...{ _id: id, kind, text },
    by: actorId === row.performer_id ? ('performer' as const) : ('operator' as const),
    amount: amount === null ? null : fromHundredths(amount),
    createdAt: createdAt.toISOString(),
  })),
});
