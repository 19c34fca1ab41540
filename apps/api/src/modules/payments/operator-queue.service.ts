import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lookUpCharge } from './gateway-charges.ts';
import { isConfigured } from './gateway-choice.ts';
import { removeFromQueue } from './failed-attempts.repository.ts';
import { lockDisputesOfPayer } from './disputes.repository.ts';
import { endEvent, handleSoon } from './inbox.service.ts';
import { requeuePayment } from './payment-attempts.repository.ts';
import { lockPayment, selectPayment } from './payments.repository.ts';
import { NotQueuedError } from './payments.errors.ts';
import { findRefund, lockRefund, type RefundRow } from './refunds.repository.ts';
import { lookUpRefund, recordRefund } from './refunds.service.ts';
import { recordNotCharged, recordOutcome } from './settlement.service.ts';

/** What jobs have given up on and an operator has to resolve. */
export type QueuedKind = 'payment' | 'refund' | 'event';

/**
 * What an operator saw at a gateway that is no longer configured. Where the gateway can be asked, its own answer counts.
 */
export type SeenThere = 'done' | 'not-done';

/** Records what the operator did, in the transaction that does it. */
type Note = (unit: UnitOfWork, end: { before: string; after: string }) => Promise<void>;

/** Lets the jobs retry what was queued. @throws NotQueuedError */
export const retryQueued = (context: Context, { kind, id }: { kind: QueuedKind; id: string }, note: Note) =>
  context.work(async (unit) => {
    if (!(await isTaken(unit, kind, id))) throw new NotQueuedError();
    if (kind === 'refund') await unit.addJob('settle-refund', { refundId: id });
    if (kind === 'event') await handleSoon(unit, id);
    await note(unit, { before: 'given-up', after: 'tried-again' });
  });

const isTaken = async ({ db }: UnitOfWork, kind: QueuedKind, id: string): Promise<boolean> => {
  if (kind === 'payment') return requeuePayment(db, id);
  if (kind === 'event') return removeFromQueue(db, 'external_events', id);
  const refund = await findRefund(db, id);
  return refund?.status === 'pending' && removeFromQueue(db, 'refunds', id);
};

/** What names a charge or refund that only an operator has seen. */
const refOf = (id: string): string => `by-hand:${id}`;

/**
 * Resolves a queued payment with its result at the gateway, or as failed when the gateway does not know it.
 * @throws NotFoundError, NotQueuedError also while the bank is still processing it
 * @throws GatewayGoneError when the gateway cannot be asked, and nobody says what was seen there
 */
export const endPayment = async (context: Context, id: string, note: Note, seen?: SeenThere): Promise<void> => {
  const payment = await selectPayment(context.db, id);
  if (!payment) throw new NotFoundError();
  if (payment.status !== 'pending' || payment.operator_since === null) throw new NotQueuedError();
  const ref = payment.provider_ref ?? refOf(id);
  const known =
    seen === undefined || isConfigured(context, payment.provider)
      ? await lookUpCharge(context, payment)
      : seen === 'done'
        ? ({ status: 'succeeded', ref } as const)
        : null;
  if (known?.status === 'processing' || known?.status === 'requires-action') throw new NotQueuedError();
  await context.work(async (unit) => {
    const locked = await lockPayment(unit.db, id);
    if (locked.status !== 'pending') throw new NotQueuedError();
    if (known) await recordOutcome(unit, id, known);
    else if (!(await recordNotCharged(unit, payment))) throw new NotQueuedError();
    await note(unit, { before: 'pending', after: known?.status ?? 'not-charged' });
  });
};

/**
 * Resolves a queued refund with its result at the gateway, or as failed when the gateway does not know it, which
 * returns the tokens. A refund that has failed already only leaves the queue.
 * @throws NotFoundError, NotQueuedError
 * @throws GatewayGoneError when the gateway cannot be asked, and nobody says what was seen there
 */
export const endRefund = async (context: Context, id: string, note: Note, seen?: SeenThere): Promise<void> => {
  const refund = await findRefund(context.db, id);
  if (!refund) throw new NotFoundError();
  if (refund.operator_since === null) throw new NotQueuedError();
  const known = refund.status === 'pending' ? await resultOf(context, refund, seen) : null;
  if (known?.status === 'pending') throw new NotQueuedError();
  await context.work(async (unit) => {
    await assertStillQueued(unit, refund);
    if (refund.status === 'pending') await recordRefund(unit, id, known ?? { status: 'failed', ref: null });
    await removeFromQueue(unit.db, 'refunds', id);
    await note(unit, { before: refund.status, after: known?.status ?? 'failed' });
  });
};

/**
 * Locks a refund as {@link recordRefund} does, and refuses where it is no longer as it was read: a job that tries it
 * again may make it at the gateway after it was looked up there. @throws NotQueuedError
 */
const assertStillQueued = async (unit: UnitOfWork, { id, payment_id: paymentId, ...read }: RefundRow) => {
  await lockDisputesOfPayer(unit.db, paymentId);
  const now = await lockRefund(unit.db, id);
  const isAsRead = now?.status === read.status && now.operator_since?.getTime() === read.operator_since?.getTime();
  if (!isAsRead) throw new NotQueuedError();
};

const resultOf = async (context: Context, refund: RefundRow, seen: SeenThere | undefined) => {
  if (seen === undefined || isConfigured(context, refund.provider)) return lookUpRefund(context, refund);
  return seen === 'done' ? ({ status: 'succeeded', ref: refOf(refund.id) } as const) : null;
};

/** Marks a queued event as handled, without doing anything. @throws NotQueuedError */
export const dismissEvent = (context: Context, id: string, note: Note): Promise<void> =>
  context.work(async (unit) => {
    if (!(await removeFromQueue(unit.db, 'external_events', id))) throw new NotQueuedError();
    await endEvent(unit.db, id);
    await note(unit, { before: 'given-up', after: 'dismissed' });
  });
