import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { takesTwoOperators } from './four-eyes.ts';
import { assertPayable, lockForAction, record, type Decision } from './payout-actions.ts';
import { SecondOperatorError } from './payouts.errors.ts';
import { updateRequest } from './payouts.repository.ts';
import { lockEarnings, release } from './reservation.ts';
import { notifyOfRequest } from './payout-notices.ts';

/**
 * Approves a request; above the setting `payoutFourEyesAmount` it takes the approvals of two operators. Whoever was the
 * first of two is never the second, whatever the setting has become.
 * A job sends what goes to an account at the gateway.
 * @throws SecondOperatorError, and the errors of blocked payouts
 */
export const approvePayout = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const { id, operatorId } = decision;
  const row = await lockForAction(unit, decision, ['pending-review']);
  await assertPayable(unit, row);
  if (row.first_approver_id === operatorId) throw new SecondOperatorError();
  if (row.first_approver_id === null && (await takesTwoOperators(unit.db, row))) {
    await updateRequest(unit.db, id, { first_approver_id: operatorId });
    return record(unit, 'first-approved', row, decision);
  }
  const isTransferred = row.provider !== null;
  await updateRequest(unit.db, id, { status: 'approved', ...(isTransferred && { transfer_try_at: new Date() }) });
  if (isTransferred) await unit.addJob('settle-transfer', { requestId: id });
  await record(unit, 'approved', row, decision);
  await notifyOfRequest(unit, 'payout-approved', row);
};

/** Rejects a request that is not sent yet: its reserved amount becomes earnings again. */
export const refusePayout = async (unit: UnitOfWork, decision: Decision): Promise<void> => {
  const row = await lockForAction(unit, decision, ['pending-review', 'approved']);
  await lockEarnings(unit, row.performer_id);
  await release(unit, row, row.amount);
  await updateRequest(unit.db, row.id, { status: 'rejected', reason: 'refused', reason_text: decision.text ?? '' });
  await record(unit, 'refused', row, decision);
  await notifyOfRequest(unit, 'payout-refused', row);
};
