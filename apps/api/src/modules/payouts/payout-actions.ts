import { NotFoundError } from '../../errors/common-errors.ts';
import type { PayoutEventKind, PayoutStatus } from '../../platform/database/payout-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import {
  PayoutDebtError,
  PayoutHeldError,
  PayoutStaleError,
  PayoutStateError,
  PayoutSuspendedError,
} from './payouts.errors.ts';
import { insertEvent, lockRequest, type PayoutRow } from './payouts.repository.ts';
import { findStanding } from './reading.service.ts';
import { lockEarnings } from './reservation.ts';

/** An action on a request, and its operator; null: the site itself. */
export interface Act {
  operatorId: string | null;
  /** The message to the performer. */
  text?: string;
  /** The reference of the bank or gateway. */
  reference?: string;
}

/** An operator's action on a request, with the version that the operator has seen. */
export interface Decision extends Act {
  id: string;
  operatorId: string;
  version: number;
}

/** @throws NotFoundError, PayoutStaleError, PayoutStateError, also while a gateway is about to send it */
export const lockForAction = async (
  { db }: UnitOfWork,
  { id, version }: Decision,
  states: readonly PayoutStatus[],
): Promise<PayoutRow> => {
  const row = await lockRequest(db, id);
  if (!row) throw new NotFoundError();
  if (row.version !== version) throw new PayoutStaleError();
  const isOnItsWay = row.status === 'approved' && row.transfer_id !== null;
  if (isOnItsWay || !states.includes(row.status)) throw new PayoutStateError();
  return row;
};

/** @throws PayoutHeldError, PayoutSuspendedError, PayoutDebtError while payouts are blocked */
export const assertPayable = async (unit: UnitOfWork, row: PayoutRow): Promise<void> => {
  await lockEarnings(unit, row.performer_id);
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
export const record = async (
  { db }: UnitOfWork,
  kind: PayoutEventKind,
  row: PayoutRow,
  { operatorId, text = '' }: Pick<Act, 'operatorId' | 'text'>,
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
