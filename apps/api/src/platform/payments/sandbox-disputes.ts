import type { Db } from '../database/tables.ts';
import type { GatewayDispute } from './payment-gateway.ts';
import { announce } from './sandbox-events.ts';

/** Opens a dispute of a charge. */
export const openDispute = async (db: Db, chargeRef: string): Promise<void> => {
  const ref = chargeRef.replace(':charge:', ':dispute:');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_disputes')
    .values({ ref, charge_ref: chargeRef, status: 'open', reason: 'fraudulent' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await announce(db, 'dispute.created', { kind: 'dispute', ref });
};

export const findSandboxDispute = async (db: Db, ref: string): Promise<GatewayDispute | null> => {
  const found = await db
    .selectFrom('sandbox_disputes')
    .innerJoin('sandbox_charges', 'sandbox_charges.ref', 'sandbox_disputes.charge_ref')
    .select(['sandbox_disputes.ref', 'sandbox_disputes.status', 'sandbox_disputes.reason', 'sandbox_charges.amount'])
    .select(['sandbox_charges.idempotency_key as chargeKey', 'sandbox_disputes.due_at as dueAt'])
    .where('sandbox_disputes.ref', '=', ref)
    .executeTakeFirst();
  return found ?? null;
};

/** Evidence with this text wins, and any other loses, as in Stripe's test mode (https://docs.stripe.com/testing#disputes). */
const WINS = 'winning_evidence';

/** Decides a dispute by its evidence; a later answer may decide differently. */
export const decideDispute = (db: Db, ref: string, evidence: string): Promise<void> =>
  endDispute(db, ref, evidence.includes(WINS) ? 'won' : 'lost');

export const endDispute = async (db: Db, ref: string, status: 'won' | 'lost'): Promise<void> => {
  await db.updateTable('sandbox_disputes').set({ status }).where('ref', '=', ref).execute();
  await announce(db, 'dispute.closed', { kind: 'dispute', ref });
};
