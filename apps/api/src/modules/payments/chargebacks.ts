import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import { findStandingDisputes, setDisputeReversal } from './disputes.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { lockPayment, type PaymentStanding } from './payments.repository.ts';

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
 * Tokens came back to a fan: a refund has failed, or a dispute was won. Disputes that stand, of whichever payment of this
 * fan, take them for what they could not find before, as they would have done had they come after. So all that gateways
 * tell ends in the same, whichever is heard of first.
 * The caller has locked them, see `lockDisputesOfPayer`.
 */
export const chargeBackAgain = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const standing = await findStandingDisputes(unit.db, userId);
  for (const { reversal_id: taken } of standing) {
    if (taken !== null) await reverseTransaction(unit, userId, { kind: 'reversal', transactionId: taken });
  }
  for (const { id, payment_id: paymentId, amount } of standing) {
    const payment = await lockPayment(unit.db, paymentId);
    await setDisputeReversal(unit.db, id, await chargeBack(unit, payment, amount));
  }
};
