import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  earningsOf,
  gatewayFeesAccount,
  payoutClearingAccount,
  payoutPendingOf,
  receivableOf,
} from '../ledger/ledger.accounts.ts';
import { findBalance, lockAccounts } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.service.ts';
import { repay } from '../ledger/repayment.ts';
import { reverse } from '../ledger/reversals.ts';
import type { PayoutRow } from './payouts.repository.ts';

type Reserved = Pick<PayoutRow, 'id' | 'performer_id'>;

const itemOf = ({ id }: Reserved) => ({ type: 'payout', id });

/**
 * Locks a performer's earnings and reservations, so that of two concurrent requests the second sees what the first
 * left.
 */
export const lockEarnings = async ({ db }: UnitOfWork, performerId: string): Promise<void> => {
  await lockAccounts(db, [earningsOf(performerId), payoutPendingOf(performerId)], [receivableOf(performerId)]);
};

/** Reserves earnings for a request. @throws InsufficientBalanceError */
export const reserve = async (unit: UnitOfWork, request: Reserved, amount: Hundredths): Promise<void> => {
  const { performer_id: performerId } = request;
  await post(unit, {
    kind: 'payout',
    performerId,
    amount,
    item: itemOf(request),
    entries: [
      { account: earningsOf(performerId), amount: -amount },
      { account: payoutPendingOf(performerId), amount },
    ],
  });
};

/**
 * Releases the reservation of a request, the latest earnings first, and repays the debt from it. The accounts are
 * locked by the caller.
 */
export const release = async (unit: UnitOfWork, request: Reserved, amount: Hundredths): Promise<void> => {
  let left = amount;
  for (const { id, rest } of await findReservations(unit, request)) {
    const part = rest < left ? rest : left;
    if (part === 0n) continue;
    const posting = await reverse(unit, { kind: 'reversal', transactionId: id, amount: part });
    const owed = -(await findBalance(unit.db, receivableOf(request.performer_id)));
    await repay(unit, request.performer_id, { owed, posting });
    left -= part;
  }
  if (left > 0n) throw new Error(`the request ${request.id} has reserved ${left} hundredths less than it says`);
};

const findReservations = async ({ db }: UnitOfWork, { id }: Reserved) =>
  db
    .selectFrom('ledger_transactions as movement')
    .select(['id', sql<bigint>`amount - ledger_reversed(id)`.as('rest')])
    .where('item_type', '=', 'payout')
    .where('item_id', '=', id)
    .where('kind', '=', 'payout')
    .orderBy('id', 'desc')
    .execute();

/** Pays the reserved amount out; the platform keeps the fee. Returns the movement's id. */
export const postPayout = async (unit: UnitOfWork, request: PayoutRow): Promise<string> => {
  const { performer_id: performerId, amount, fee } = request;
  const { id } = await post(unit, {
    kind: 'payout-sent',
    performerId,
    amount,
    item: itemOf(request),
    entries: [
      { account: payoutPendingOf(performerId), amount: -amount },
      { account: payoutClearingAccount, amount: amount - fee },
      { account: gatewayFeesAccount, amount: fee },
    ],
  });
  return id;
};

/** Reverses a payout that the bank returned, with its fee: it is reserved again. */
export const reversePayout = async (unit: UnitOfWork, transactionId: string): Promise<void> => {
  await reverse(unit, { kind: 'reversal', transactionId });
};
