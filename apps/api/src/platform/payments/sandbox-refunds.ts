import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Refund, RefundOutcome } from './payment-gateway.ts';
import { caseOf } from './sandbox-charges.ts';
import { announce } from './sandbox-events.ts';

/** The delay of refunds that end later. */
const LATER_MS = 60_000;

const statesOf = (does: string) => {
  const later_at = new Date(Date.now() + LATER_MS);
  if (does === 'refunds-later') return { status: 'pending', later_status: 'succeeded', later_at } as const;
  if (does === 'refund-fails-later') return { status: 'succeeded', later_status: 'failed', later_at } as const;
  return { status: 'succeeded', later_status: null, later_at: null } as const;
};

/** @throws Error when the refunds exceed the charge */
export const makeRefund = async (db: Db, { idempotencyKey, chargeRef, amount }: Refund): Promise<void> => {
  const charge = await db
    .selectFrom('sandbox_charges')
    .select(['card_ref', 'amount'])
    .where('ref', '=', chargeRef)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const states = statesOf(caseOf(charge.card_ref));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_refunds')
    .values({
      idempotency_key: idempotencyKey,
      ref: `sandbox:refund:${newId()}`,
      charge_ref: chargeRef,
      amount,
      ...states,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const subject = { kind: 'refund', ref: idempotencyKey } as const;
  await announce(db, 'refund.created', subject);
  if (states.later_at) await announce(db, 'refund.updated', subject, states.later_at);
};

export const findSandboxRefund = async (db: Db, { idempotencyKey }: Refund): Promise<RefundOutcome | null> => {
  const found = await db
    .selectFrom('sandbox_refunds')
    .select([
      'ref',
      sql<RefundOutcome['status']>`case when later_at <= now() then later_status else status end`.as('status'),
    ])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return found ?? null;
};
