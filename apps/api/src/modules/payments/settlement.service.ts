import type { Context } from '../../context.ts';
import type { ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { topUpWallet } from '../ledger/movements.ts';
import { notify } from '../notifications/notify.ts';
import { ChargeUnwantedError, requestCharge } from './gateway-charges.ts';
import { queueForOperator, postpone, waitForOutcome } from './payment-attempts.repository.ts';
import { tellFailedPayment, tellLateFailure } from './tell-failed.ts';
import { issueReceipt } from './receipts.repository.ts';
import { findPayment, lockPayment, updatePayment, type PaymentStanding } from './payments.repository.ts';

/**
 * Settles a pending payment: charges it, or reads the result of the charge. It may stay pending while the payer or the
 * bank has to act. Can be repeated, also concurrently; does nothing once the payment has ended. A failure schedules the
 * next attempt.
 * @returns the gateway's answer; null when it was not asked
 */
export const settlePayment = async (context: Context, paymentId: string): Promise<ChargeOutcome | null> => {
  const payment = await findPayment(context.db, paymentId);
  if (payment.status !== 'pending' || payment.card_ref === null) return null;
  try {
    const outcome = await requestCharge(context, payment);
    if (outcome === null) await queueForOperator(context.db, paymentId, 'the gateway knows no such charge');
    else await context.work((unit) => recordOutcome(unit, paymentId, outcome));
    return outcome;
  } catch (error) {
    if (error instanceof ChargeUnwantedError) {
      await context.work((unit) => recordNotCharged(unit, payment));
      return null;
    }
    await postpone(context.db, payment, error);
    throw error;
  }
};

/** Records the result of a charge once, with its tokens, notice and event in one transaction. */
export const recordOutcome = async (unit: UnitOfWork, paymentId: string, outcome: ChargeOutcome): Promise<void> => {
  const payment = await lockPayment(unit.db, paymentId);
  if (payment.status !== 'pending') return;
  if (outcome.status === 'requires-action' || outcome.status === 'processing') {
    return waitForOutcome(unit.db, paymentId, outcome);
  }
  const ended = { provider_ref: outcome.ref, action_url: null, operator_since: null };
  if (outcome.status === 'failed') {
    await updatePayment(unit.db, paymentId, { ...ended, status: 'failed', failure_code: outcome.failure });
    tellAccount(unit, payment.user_id, 'wallet');
    await tellLateFailure(unit, payment);
    return unit.callHook('onPaymentFailed', { paymentId, purpose: payment.purpose });
  }
  await creditPayment(unit, payment, outcome.ref);
};

/**
 * Ends a pending payment that the gateway has not charged and will not be asked for again. Returns false, and does
 * nothing, where it is not pending, or the gateway was asked for it after it was read.
 */
export const recordNotCharged = async (
  unit: UnitOfWork,
  read: Pick<PaymentStanding, 'id' | 'asked_at' | 'sent_again_at'>,
): Promise<boolean> => {
  const { id: paymentId } = read;
  const payment = await lockPayment(unit.db, paymentId);
  const isAskedSince =
    payment.asked_at?.getTime() !== read.asked_at?.getTime() ||
    payment.sent_again_at?.getTime() !== read.sent_again_at?.getTime();
  if (payment.status !== 'pending' || isAskedSince) return false;
  const ended = { status: 'failed', failure_code: 'not_charged', operator_since: null, action_url: null } as const;
  await updatePayment(unit.db, paymentId, ended);
  tellAccount(unit, payment.user_id, 'wallet');
  await tellFailedPayment(unit, payment);
  await unit.callHook('onPaymentFailed', { paymentId, purpose: payment.purpose });
  return true;
};

/** Credits the tokens of a pending payment that the caller has locked, with notice, receipt and event. */
export const creditPayment = async (unit: UnitOfWork, payment: PaymentStanding, ref: string): Promise<void> => {
  const { id: paymentId, user_id: userId, tokens } = payment;
  const ended = { provider_ref: ref, action_url: null, operator_since: null };
  const posting = await topUpWallet(unit, {
    ...{ userId, tokens },
    paidTokens: payment.paid_tokens,
    taxTokens: payment.tax_tokens,
  });
  await updatePayment(unit.db, paymentId, { ...ended, status: 'succeeded', transaction_id: posting.id });
  await unit.callHook('onPaymentSucceeded', { paymentId, purpose: payment.purpose });
  await notify(unit, { userId, kind: 'top-up', actorId: null, amount: tokens, link: '/wallet' });
  // Last, because it locks the receipt numbers, for which concurrent payments wait.
  await issueReceipt(unit, payment);
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: tokens, reason: 'top-up' });
};
