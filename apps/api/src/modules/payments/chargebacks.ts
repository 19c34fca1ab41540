import type { HookData } from '../../platform/hooks.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork, Work } from '../../platform/unit-of-work.ts';
import { hasDeletedOwner } from '../ledger/ledger.repository.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import {
  findStandingDisputes,
  lockDisputesOf,
  setDisputeReversal,
  sumChargedBack,
  takesTokens,
} from './disputes.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { lockPayment, type PaymentStanding } from './payments.repository.ts';
import { tokensOfRefund } from './refund-tokens.ts';
import { sumRefunds } from './refunds.repository.ts';

/**
 * Takes the tokens of the disputed amount (hundredths of the payment's currency) back from the wallet: their share of
 * the payment's tokens ({@link tokensOfRefund}), after what its refunds and other disputes have taken. The platform
 * bears what the wallet has spent.
 * @returns the reversal's transaction; null when nothing is left to reverse
 */
export const chargeBack = async (
  unit: UnitOfWork,
  payment: PaymentStanding,
  disputed: Hundredths,
): Promise<string | null> => {
  const { transaction_id: transactionId, user_id: userId } = payment;
  if (transactionId === null) return null;
  const reversed = payment.tokens - (await leftToReverse(unit, transactionId));
  const to = least(payment.amount, (await sumGivenBack(unit.db, payment.id)) + disputed);
  const amount = tokensOfRefund({ ...payment, reversed }, to);
  if (amount <= 0n) return null;
  const money = { to, of: payment.amount };
  return reverseTransaction(unit, userId, { kind: 'chargeback', transactionId, amount, money, bearsShortage: true });
};

const least = (one: Hundredths, other: Hundredths): Hundredths => (one < other ? one : other);

/** The money of a payment that its refunds and the disputes that have taken tokens have returned to the payer. */
const sumGivenBack = async (db: Queryable, paymentId: string): Promise<Hundredths> =>
  (await sumRefunds(db, paymentId, ['pending', 'succeeded'])) + (await sumChargedBack(db, paymentId));

/**
 * When tokens return to a fan (a failed refund, a won dispute, a sale or something held that is refunded), his open and
 * lost disputes, of all payments, are charged back anew: they take what the wallet lacked before. So the result does not
 * depend on what happened first. The caller holds the lock of `lockDisputesOf`.
 */
export const chargeBackAgain = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const standing = await findStandingDisputes(unit.db, userId);
  for (const { id, reversal_id: taken } of standing) {
    if (taken === null) continue;
    await reverseTransaction(unit, userId, { kind: 'reversal', transactionId: taken });
    await setDisputeReversal(unit.db, id, null);
  }
  for (const { id, payment_id: paymentId, amount } of standing) {
    const payment = await lockPayment(unit.db, paymentId);
    await setDisputeReversal(unit.db, id, await chargeBack(unit, payment, amount));
  }
};

/**
 * Queues {@link chargeBackReturned} for whoever gets a refund while a payment of his is disputed. Not done here, because
 * the ledger accounts are locked by now, and everywhere else disputes are locked before them. What it posts is no refund,
 * so it does not queue itself.
 */
export const noteReturned = async (unit: UnitOfWork, { kind, userId }: HookData['onPosted']): Promise<void> => {
  if (kind !== 'refund' || userId === null || !(await takesTokens(unit.db, userId))) return;
  await unit.addJob('charge-back-again', { userId }, { key: `charge-back-again-${userId}` });
};

/** Lets a fan's disputes take what has returned. A deleted account got nothing: what is returned to it is the platform's. */
export const chargeBackReturned = (work: Work, userId: string): Promise<void> =>
  work(async (unit) => {
    await lockDisputesOf(unit.db, userId);
    if (!(await hasDeletedOwner(unit.db, [userId]))) await chargeBackAgain(unit, userId);
  });
