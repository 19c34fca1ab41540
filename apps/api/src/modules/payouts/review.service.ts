import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { PayoutEventKind, PayoutStatus } from '../../platform/database/payout-tables.ts';
import { recordAudit } from '../audit/audit.ts';
import { findDeletedOwners } from '../ledger/ledger.repository.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { addAttempt, findSentAttempt, returnAttempt } from './attempts.repository.ts';
import {
  PayoutDebtError,
  PayoutHeldError,
  PayoutStaleError,
  PayoutStateError,
  PayoutSuspendedError,
  SecondOperatorError,
} from './payouts.errors.ts';
import { insertEvent, lockRequest, updateRequest, type PayoutRow } from './payouts.repository.ts';
import { findStanding } from './reading.service.ts';
import { bringBack, holdEarnings, release, sendOut } from './reservation.ts';
import { tellOfRequest } from './tell-performer.ts';

/** An operator's action on a request, with the version that the operator has seen. */
export interface Decision {
  id: string;
  operatorId: string;
  version: number;
  /** The message to the performer. */
  text?: string;
  /** The reference of the bank or gateway. */
  reference?: string;
}

/** @throws NotFoundError, PayoutStaleError, PayoutStateError */
const lockFor = async (
  { db }: UnitOfWork,
  { id, version }: Decision,
  states: readonly PayoutStatus[],
): Promise<PayoutRow> => {
  const row = await lockRequest(db, id);
  if (!row) throw new NotFoundError();
  if (row.version !== version) throw new PayoutStaleError();
  if (!states.includes(row.status)) throw new PayoutStateError();
  return row;
};

/** @throws PayoutHeldError, PayoutSuspendedError, PayoutDebtError while payouts are blocked */
const assertMayLeave = async (unit: UnitOfWork, row: PayoutRow): Promise<void> => {
  await holdEarnings(unit, row.performer_id);
  const { isSuspended, owed } = await findStanding(unit.db, row.performer_id);
  if (row.held_until !== null && row.held_until > new Date()) throw new PayoutHeldError();
  if (isSuspended) throw new PayoutSuspendedError();
  if (owed > 0n) throw new PayoutDebtError({ params: { owed: fromHundredths(owed) } });
};

/** The status after an action; other actions do not change it. */
const AFTER: Partial<Record<PayoutEventKind, PayoutRow['status']>> = {
  approved: 'approved',
  refused: 'rejected',
  sent: 'paid',
  returned: 'rejected',
};

/** Records an action on a request: in its history for the performer, and in the audit log. */
const record = async (
  { db }: UnitOfWork,
  kind: PayoutEventKind,
  row: PayoutRow,
  { operatorId, text = '' }: Pick<Decision, 'operatorId' | 'text'>,
): Promise<void> => {
  await insertEvent(db, { request_id: row.id, kind, actor_id: operatorId, amount: row.amount, text });
  await recordAudit(
    { db },
    {
      ...{ operatorId, action: `payout.${kind}`, targetType: 'payout', targetId: row.id },
      details: {
        status: { before: row.status, after: AFTER[kind] ?? row.status },
        ...{ performerId: row.performer_id, amount: fromHundredths(row.amount), ...(text && { text }) },
      },
    },
  );
};

/**
 * Approves a request; above the setting `payoutFourEyesAmount` it takes the approvals of two operators.
 * @throws SecondOperatorError, and the errors of blocked payouts
 */
export const approvePayout = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const { id, operatorId } = decision;
  const row = await lockFor(unit, decision, ['pending-review']);
  await assertMayLeave(unit, row);
  const { payoutFourEyesAmount } = await settingsOf(unit);
  const takesTwo = row.amount > toHundredths(payoutFourEyesAmount);
  if (takesTwo && row.first_approver_id === operatorId) throw new SecondOperatorError();
  if (takesTwo && row.first_approver_id === null) {
    await updateRequest(unit.db, id, { first_approver_id: operatorId });
    return record(unit, 'first-approved', row, decision);
  }
  await updateRequest(unit.db, id, { status: 'approved' });
  await record(unit, 'approved', row, decision);
  await tellOfRequest(unit, 'payout-approved', row);
};

/** Rejects a request that is not sent yet: its reserved amount becomes earnings again. */
export const refusePayout = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const row = await lockFor(unit, decision, ['pending-review', 'approved']);
  await holdEarnings(unit, row.performer_id);
  await release(unit, row, row.amount);
  await updateRequest(unit.db, row.id, { status: 'rejected', reason: 'refused', reason_text: decision.text ?? '' });
  await record(unit, 'refused', row, decision);
  await tellOfRequest(unit, 'payout-refused', row);
};

/** Records a failed attempt to send: the request stays approved, and can be sent again. */
export const failPayout = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const { reference = '', text = '' } = decision;
  const row = await lockFor(unit, decision, ['approved']);
  await addAttempt(unit.db, { request_id: row.id, status: 'failed', reference, text, transaction_id: null });
  await updateRequest(unit.db, row.id, {});
  await record(unit, 'failed', row, decision);
};

/** Records that the money was sent. @throws the errors of blocked payouts */
export const markPaid = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const { reference = '' } = decision;
  const row = await lockFor(unit, decision, ['approved']);
  await assertMayLeave(unit, row);
  const transactionId = await sendOut(unit, row);
  await addAttempt(unit.db, { request_id: row.id, status: 'sent', reference, transaction_id: transactionId });
  await updateRequest(unit.db, row.id, { status: 'paid' });
  await record(unit, 'sent', row, decision);
  await tellOfRequest(unit, 'payout-sent', row);
};

/**
 * Records that the bank returned the money: it becomes earnings again, with the fee. If the performer has deleted the
 * account meanwhile, the platform gets it.
 */
export const markReturned = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const row = await lockFor(unit, decision, ['paid']);
  const attempt = await findSentAttempt(unit.db, row.id);
  await holdEarnings(unit, row.performer_id);
  await bringBack(unit, attempt.transaction_id);
  const hasLeft = (await findDeletedOwners(unit.db, [row.performer_id])).length > 0;
  if (!hasLeft) await release(unit, row, row.amount);
  await returnAttempt(unit.db, attempt.id, decision.text ?? '');
  await updateRequest(unit.db, row.id, { status: 'rejected', reason: 'returned', reason_text: decision.text ?? '' });
  await record(unit, 'returned', row, decision);
  if (!hasLeft) await tellOfRequest(unit, 'payout-returned', row);
};
