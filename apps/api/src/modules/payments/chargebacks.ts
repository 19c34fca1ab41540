import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import { findStandingDisputes, setDisputeReversal } from './disputes.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { lockPayment, type PaymentStanding } from './payments.repository.ts';

/**
 * Takes the tokens of the disputed amount (hundredths of the payment's currency) back from the wallet: their share of
 * the payment's tokens, as far as it has not been reversed. The platform bears what the wallet has spent.
 * @returns the reversal's transaction; null when nothing is left to reverse
 */
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
 * When a failed refund or a won dispute returns tokens to a fan, his open and lost disputes, of all payments, are charged
 * back anew: they take what the wallet lacked before. So the result does not depend on the order in which gateways tell.
 * The caller holds the lock of `lockDisputesOfPayer`.
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
