import { gatherEvidence } from '../../modules/payment-operations/evidence.service.ts';
import { findVersion } from '../../modules/payments/disputes.repository.ts';
import { recordDispute } from '../../modules/payments/disputes.service.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { disputes } from '../data/cases.ts';
import type { Username } from '../data/types.ts';
import { findPayment } from './find-payment.ts';
import { idOf, type Stage, type Step } from './step.ts';

export const disputeSteps = (stage: Stage): Step[] =>
  disputes.flatMap((dispute) => [
    { daysAgo: dispute.opened, act: (unit, at) => openDispute(stage, unit, { ...dispute, at }) },
    ...('won' in dispute
      ? [{ daysAgo: dispute.won, act: (unit, at) => winDispute(stage, unit, { ...dispute, at }) } satisfies Step]
      : []),
  ]);

interface Disputed {
  fan: Username;
  tokens: number;
  at: Date;
}

const DAY_MS = 86_400_000;
const ANSWER_DAYS = 9;

const tell = async (unit: UnitOfWork, paymentId: string, told: { status: 'open' | 'won'; dueAt: Date }) => {
  const { amount, provider } = await unit.db
    .selectFrom('payments')
    .select(['amount', 'provider'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const ref = `sandbox:dispute:${paymentId}`;
  const version = await findVersion(unit.db, { provider, ref });
  const dispute = { ref, chargeKey: paymentId, amount, reason: 'fraudulent', ...told };
  await recordDispute(unit, paymentId, { provider, told: dispute, version });
};

/** At the gateway and on the site. */
const openDispute = async (stage: Stage, unit: UnitOfWork, { fan, tokens, at }: Disputed): Promise<void> => {
  const { id } = await findPayment(unit, idOf(stage, fan), tokens);
  const dueAt = new Date(at.getTime() + ANSWER_DAYS * DAY_MS);
  const ref = `sandbox:dispute:${id}`;
  await unit.db
    .insertInto('sandbox_disputes')
    .values({
      ref,
      charge_ref: `sandbox:charge:${id}`,
      status: 'open',
      reason: 'fraudulent',
      due_at: dueAt,
      created_at: at,
    })
    .execute();
  await tell(unit, id, { status: 'open', dueAt });
};

const winDispute = async (stage: Stage, unit: UnitOfWork, { fan, tokens, at }: Disputed): Promise<void> => {
  const { id: paymentId } = await findPayment(unit, idOf(stage, fan), tokens);
  const { id, due_at: dueAt } = await unit.db
    .selectFrom('disputes')
    .select(['id', 'due_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const evidence = await gatherEvidence(unit.db, { disputeId: id });
  await unit.db.updateTable('disputes').set({ evidence, answered_at: at }).where('id', '=', id).execute();
  await unit.db
    .updateTable('sandbox_disputes')
    .set({ status: 'won' })
    .where('ref', '=', `sandbox:dispute:${paymentId}`)
    .execute();
  await tell(unit, paymentId, { status: 'won', dueAt: dueAt ?? at });
};
