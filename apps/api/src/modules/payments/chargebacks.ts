import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import { findStandingDisputes, setDisputeReversal } from './disputes.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import type { PaymentStanding } from './payments.repository.ts';

/** The share of the tokens that the disputed part of a payment brought; null where none of them is left to take. */
export const chargeBack = async (
  unit: UnitOfWork,
  payment: PaymentStanding,
  disputed: Hundredths,
): Promise<string | null> => {
  const { transaction_id: transactionId, user_id: userId } = payment;
  if (transactionId === null) return null;
  const share = disputed >= payment.amount ? payment.tokens : (payment.tokens * disputed) / payment.amount;
  const left = await leftToReverse(unit, transactionId);
  const amount = share < left ? share : left;
  if (amount <= 0n) return null;
  return reverseTransaction(unit, userId, { kind: 'chargeback', transactionId, amount, bearsShortage: true });
};

/**
 * A refund of a held payment has failed, and its tokens are back: a dispute that stands takes them too, as it would have
 * done had it come after.
 */
export const chargeBackAgain = async (unit: UnitOfWork, payment: PaymentStanding): Promise<void> => {
  for (const { id, amount, reversal_id: taken } of await findStandingDisputes(unit.db, payment.id)) {
    if (taken !== null) await reverseTransaction(unit, payment.user_id, { kind: 'reversal', transactionId: taken });
    await setDisputeReversal(unit.db, id, await chargeBack(unit, payment, amount));
  }
};
