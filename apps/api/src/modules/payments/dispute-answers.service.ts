import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { gatewayThatMade } from './gateway-choice.ts';
import { findDispute } from './disputes.repository.ts';
import { DisputeAnsweredError, DisputeOverError } from './payments.errors.ts';

/** How an operator decides about a dispute. */
interface Decision {
  /** When it was answered last as the operator saw it; not compared where it is not given. */
  answeredAt?: string | null | undefined;
  /** Records the operator's act, in a transaction of it. */
  note?: (unit: UnitOfWork) => Promise<void>;
}

const nothing = async (): Promise<void> => {};

/** A dispute that was not accepted. @throws NotFoundError, DisputeOverError, DisputeAnsweredError */
const findOpen = async (db: Queryable, id: string, { answeredAt: seen }: Decision) => {
  const dispute = await findDispute(db, id);
  if (!dispute) throw new NotFoundError();
  if (dispute.accepted_at !== null) throw new DisputeOverError();
  const seenAt = seen ? new Date(seen).getTime() : undefined;
  if (seen !== undefined && seenAt !== dispute.answered_at?.getTime()) throw new DisputeAnsweredError();
  return dispute;
};

/**
 * Submits an operator's evidence to the gateway and stores it. Lost disputes can be answered too, because banks may
 * decide again. Where the process ends before it is stored it is sent again, so it is noted once it is there.
 * @throws NotFoundError, DisputeOverError when the dispute was accepted, DisputeAnsweredError
 */
export const answerDispute = async (
  context: Context,
  disputeId: string,
  evidence: string,
  decision: Decision = {},
): Promise<void> => {
  const { provider, provider_ref: ref } = await findOpen(context.db, disputeId, decision);
  await gatewayThatMade(context, { provider }).answerDispute(ref, evidence);
  await context.work(async (unit) => {
    await markDispute(unit.db, disputeId, { evidence, answered_at: new Date() });
    await (decision.note ?? nothing)(unit);
  });
};

/**
 * Accepts an open dispute as lost. This is final, so it is noted before the gateway is asked: a process that ends after
 * it leaves a dispute that is lost and an operator who did it.
 * @throws NotFoundError, DisputeOverError, DisputeAnsweredError
 */
export const acceptDispute = async (context: Context, disputeId: string, decision: Decision = {}): Promise<void> => {
  const { provider, provider_ref: ref } = await context.work(async (unit) => {
    const dispute = await findOpen(unit.db, disputeId, decision);
    if (dispute.status !== 'open') throw new DisputeOverError();
    // A gateway that is gone accepts nothing, so nothing is noted.
    gatewayThatMade(context, dispute);
    await (decision.note ?? nothing)(unit);
    return dispute;
  });
  await gatewayThatMade(context, { provider }).acceptDispute(ref);
  await markDispute(context.db, disputeId, { accepted_at: new Date() });
};

type Mark = { evidence: string; answered_at: Date } | { accepted_at: Date };

const markDispute = async (db: Queryable, id: string, mark: Mark): Promise<void> => {
  await db.updateTable('disputes').set(mark).where('id', '=', id).execute();
};
