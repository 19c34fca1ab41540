import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lookUpCharge } from './gateway-questions.ts';
import { takeFromOperators } from './given-up.repository.ts';
import { endEvent, handleSoon } from './inbox.service.ts';
import { takeUpAgain } from './payment-tries.repository.ts';
import { lockPayment, selectPayment, updatePayment } from './payments.repository.ts';
import { NothingWaitsError } from './payments.errors.ts';
import { findRefund } from './refunds.repository.ts';
import { lookUpRefund, recordRefund } from './refunds.service.ts';
import { recordOutcome } from './settlement.service.ts';

/** What only an operator brings to an end. */
export type GivenUpKind = 'payment' | 'refund' | 'event';

/** What an operator does is done with what is written down about it, or not at all. */
type Note = (unit: UnitOfWork, end: { before: string; after: string }) => Promise<void>;

/** Has something that was given up tried again by the jobs. @throws NothingWaitsError */
export const tryAgain = (context: Context, { kind, id }: { kind: GivenUpKind; id: string }, note: Note) =>
  context.work(async (unit) => {
    if (!(await isTaken(unit, kind, id))) throw new NothingWaitsError();
    if (kind === 'refund') await unit.addJob('settle-refund', { refundId: id });
    if (kind === 'event') await handleSoon(unit, id);
    await note(unit, { before: 'given-up', after: 'tried-again' });
  });

const isTaken = async ({ db }: UnitOfWork, kind: GivenUpKind, id: string): Promise<boolean> => {
  if (kind === 'payment') return takeUpAgain(db, id);
  if (kind === 'event') return takeFromOperators(db, 'external_events', id);
  const refund = await findRefund(db, id);
  return refund?.status === 'pending' && takeFromOperators(db, 'refunds', id);
};

/**
 * Ends a payment for good: as its gateway has it, which is asked once more, and as never charged where it knows nothing.
 * @throws NotFoundError, NothingWaitsError also while the bank still works on it
 */
export const endPayment = async (context: Context, id: string, note: Note): Promise<void> => {
  const payment = await selectPayment(context.db, id);
  if (!payment) throw new NotFoundError();
  if (payment.status !== 'pending' || payment.operator_since === null) throw new NothingWaitsError();
  const known = await lookUpCharge(context, payment);
  if (known?.status === 'processing' || known?.status === 'requires-action') throw new NothingWaitsError();
  await context.work(async (unit) => {
    if ((await lockPayment(unit.db, id)).status !== 'pending') throw new NothingWaitsError();
    if (known) await recordOutcome(unit, id, known);
    else {
      const ended = { status: 'failed', failure_code: 'not_charged', operator_since: null, action_url: null } as const;
      await updatePayment(unit.db, id, ended);
    }
    await note(unit, { before: 'pending', after: known?.status ?? 'not-charged' });
  });
};

/**
 * Ends a refund for good: as its gateway has it, and as failed where it knows nothing, which gives the tokens back. One
 * that has failed is only taken off the operators' list.
 * @throws NotFoundError, NothingWaitsError
 */
export const endRefund = async (context: Context, id: string, note: Note): Promise<void> => {
  const refund = await findRefund(context.db, id);
  if (!refund) throw new NotFoundError();
  if (refund.operator_since === null) throw new NothingWaitsError();
  const known = refund.status === 'pending' ? await lookUpRefund(context, refund) : null;
  if (known?.status === 'pending') throw new NothingWaitsError();
  await context.work(async (unit) => {
    if (refund.status === 'pending') await recordRefund(unit, id, known ?? { status: 'failed', ref: null });
    await takeFromOperators(unit.db, 'refunds', id);
    await note(unit, { before: refund.status, after: known?.status ?? 'failed' });
  });
};

/** Says that nothing is to be done about what a gateway told. @throws NothingWaitsError */
export const dismissEvent = (context: Context, id: string, note: Note): Promise<void> =>
  context.work(async (unit) => {
    if (!(await takeFromOperators(unit.db, 'external_events', id))) throw new NothingWaitsError();
    await endEvent(unit.db, id);
    await note(unit, { before: 'given-up', after: 'dismissed' });
  });
