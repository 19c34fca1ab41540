import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { gatewayThatMade } from './gateway-choice.ts';
import { findDispute } from './disputes.repository.ts';
import { DisputeOverError } from './payments.errors.ts';

/** A dispute that was not accepted. @throws NotFoundError, DisputeOverError */
const findOpen = async (db: Queryable, id: string) => {
  const dispute = await findDispute(db, id);
  if (!dispute) throw new NotFoundError();
  if (dispute.accepted_at !== null) throw new DisputeOverError();
  return dispute;
};

/**
 * Submits an operator's evidence to the gateway and stores it. Lost disputes can be answered too, because banks may
 * decide again.
 * @throws NotFoundError, DisputeOverError when the dispute was accepted
 */
export const answerDispute = async (context: Context, disputeId: string, evidence: string): Promise<void> => {
  const { provider, provider_ref: ref } = await findOpen(context.db, disputeId);
  await gatewayThatMade(context, { provider }).answerDispute(ref, evidence);
  await markDispute(context.db, disputeId, { evidence, answered_at: new Date() });
};

/** Accepts an open dispute as lost; this is final. @throws NotFoundError, DisputeOverError */
export const acceptDispute = async (context: Context, disputeId: string): Promise<void> => {
  const { provider, provider_ref: ref, status } = await findOpen(context.db, disputeId);
  if (status !== 'open') throw new DisputeOverError();
  await gatewayThatMade(context, { provider }).acceptDispute(ref);
  await markDispute(context.db, disputeId, { accepted_at: new Date() });
};

type Mark = { evidence: string; answered_at: Date } | { accepted_at: Date };

const markDispute = async (db: Queryable, id: string, mark: Mark): Promise<void> => {
  await db.updateTable('disputes').set(mark).where('id', '=', id).execute();
};
