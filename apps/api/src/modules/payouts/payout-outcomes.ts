import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findDeletedOwners } from '../ledger/ledger.repository.ts';
import { lockForAction, record, type Act, type Decision } from './payout-actions.ts';
import { addAttempt, findSentAttempt, returnAttempt } from './attempts.repository.ts';
import { updateRequest, type PayoutRow } from './payouts.repository.ts';
import { reversePayout, lockEarnings, release, postPayout } from './reservation.ts';
import { notifyOfRequest } from './payout-notices.ts';
import { planTransfer } from './transfers.repository.ts';

/**
 * Records a failed attempt to send: the request stays approved, and can be sent again. An operator has taken it over with
 * that, so a gateway does not send it by itself any more.
 */
export const failPayout = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const row = await lockForAction(unit, decision, ['approved']);
  await planTransfer(unit.db, row.id, { at: null, isOver: false });
  await recordFailed(unit, row, decision);
};

export const recordFailed = async (unit: UnitOfWork, row: PayoutRow, act: Act): Promise<void> => {
  const { reference = '', text = '' } = act;
  await addAttempt(unit.db, { request_id: row.id, status: 'failed', reference, text, transaction_id: null });
  await updateRequest(unit.db, row.id, {});
  await record(unit, 'failed', row, act);
};

/**
 * Records that the money was sent, whatever has come up since: a refusal would not bring it back, and what stays reserved
 * would be paid again. A debt stays one, and later earnings repay it.
 */
export const markPaid = async (unit: UnitOfWork, decision: Decision): Promise<void> =>
  recordSent(unit, await lockForAction(unit, decision, ['approved']), decision);

export const recordSent = async (unit: UnitOfWork, row: PayoutRow, act: Act): Promise<void> => {
  const { reference = '' } = act;
  const transactionId = await postPayout(unit, row);
  await addAttempt(unit.db, { request_id: row.id, status: 'sent', reference, transaction_id: transactionId });
  await updateRequest(unit.db, row.id, { status: 'paid' });
  await record(unit, 'sent', row, act);
  await notifyOfRequest(unit, 'payout-sent', row);
};

/** Records that the bank returned the money. */
export const markReturned = async (unit: UnitOfWork, decision: Decision): Promise<void> =>
  recordReturned(unit, await lockForAction(unit, decision, ['paid']), decision);

/** It becomes earnings again, with the fee. If the performer has deleted the account meanwhile, the platform gets it. */
export const recordReturned = async (unit: UnitOfWork, row: PayoutRow, act: Act): Promise<void> => {
  const { text = '' } = act;
  const attempt = await findSentAttempt(unit.db, row.id);
  await lockEarnings(unit, row.performer_id);
  await reversePayout(unit, attempt.transaction_id);
  const hasLeft = (await findDeletedOwners(unit.db, [row.performer_id])).length > 0;
  if (!hasLeft) await release(unit, row, row.amount);
  await returnAttempt(unit.db, attempt.id, text);
  await updateRequest(unit.db, row.id, { status: 'rejected', reason: 'returned', reason_text: text });
  await record(unit, 'returned', row, act);
  if (!hasLeft) await notifyOfRequest(unit, 'payout-returned', row);
};
