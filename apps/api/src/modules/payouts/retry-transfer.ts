import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { providerInUse } from '../payments/gateway-choice.ts';
import { assertPayable, lockForAction, type Decision } from './payout-actions.ts';
import { PayoutStateError } from './payouts.errors.ts';
import { updateRequest } from './payouts.repository.ts';

/**
 * Lets the gateway send a payout once more that it has given up, or that an operator has taken over. It is tried under a
 * new key, so the operator has to be sure that it was not sent.
 * @throws PayoutStateError where nobody but an operator sends it, as once another gateway is in use, or it is planned
 * already; the errors of blocked payouts
 */
export const retryTransfer = async (
  unit: UnitOfWork,
  decision: Decision,
  gateways: Pick<Context, 'gateways'>,
): Promise<void> => {
  const { id, operatorId } = decision;
  const row = await lockForAction(unit, decision, ['approved']);
  // Planned for a gateway that is not in use, it would leave by itself whenever that one is in use again.
  const isSentByGateway = row.provider !== null && row.provider === providerInUse(gateways);
  if (!isSentByGateway || row.transfer_try_at !== null) throw new PayoutStateError();
  await assertPayable(unit, row);
  await updateRequest(unit.db, id, { transfer_try_at: new Date(), transfer_attempts: 0 });
  await unit.addJob('settle-transfer', { requestId: id });
  await recordAudit(unit, {
    ...{ operatorId, action: 'payout.retried', targetType: 'payout', targetId: id },
    details: { performerId: row.performer_id, state: { before: 'given-up', after: 'tried-again' } },
  });
};
