import { openDispute } from '../../platform/payments/sandbox-disputes.ts';
import { announce } from '../../platform/payments/sandbox-events.ts';
import type { TestApi } from '../api.ts';
import type { DisputeStatus } from './reference.ts';

/** A bank changes its mind about a charge, or has none yet; the site hears of it when the gateway tells. */
export const decideDispute = async ({ db }: TestApi, paymentId: string, status: DisputeStatus): Promise<void> => {
  const charge = await db
    .selectFrom('sandbox_charges')
    .select(['ref', 'status'])
    .where('idempotency_key', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (charge.status !== 'succeeded') return;
  await openDispute(db, charge.ref);
  const ref = charge.ref.replace(':charge:', ':dispute:');
  await db.updateTable('sandbox_disputes').set({ status }).where('ref', '=', ref).execute();
  await announce(db, 'dispute.updated', { kind: 'dispute', ref });
};
