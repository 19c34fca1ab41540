import type { Context } from '../../context.ts';
import type { ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { topUpWallet } from '../ledger/movements.ts';
import { notify } from '../notifications/notify.ts';
import { gatewayOf } from './cards.service.ts';
import { findPayment, lockPayment, updatePayment } from './payments.repository.ts';

/**
 * Brings a payment to its end: charges the card and records the outcome. Does nothing for a payment that has one, so
 * it may run any number of times and at the same time.
 */
export const settlePayment = async (context: Context, paymentId: string): Promise<void> => {
  const payment = await findPayment(context.db, paymentId);
  if (payment.status !== 'pending' || payment.card_ref === null) return;
  const outcome = await gatewayOf(context, payment.provider).charge({
    idempotencyKey: payment.id,
    cardRef: payment.card_ref,
    amount: payment.amount,
    currency: payment.currency,
  });
  await context.work((unit) => recordOutcome(unit, paymentId, outcome));
};

/** The outcome, the ledger, the notice and the event: all or nothing, and once. */
const recordOutcome = async (unit: UnitOfWork, paymentId: string, outcome: ChargeOutcome): Promise<void> => {
  const payment = await lockPayment(unit.db, paymentId);
  if (payment.status !== 'pending') return;
  if (outcome.status === 'failed') {
    return updatePayment(unit.db, paymentId, {
      status: 'failed',
      provider_ref: outcome.ref,
      failure_code: outcome.failure,
    });
  }
  const { user_id: userId, tokens } = payment;
  const posting = await topUpWallet(unit, { userId, tokens, paidTokens: payment.paid_tokens });
  await updatePayment(unit.db, paymentId, {
    status: 'succeeded',
    provider_ref: outcome.ref,
    transaction_id: posting.id,
  });
  await notify(unit, { userId, kind: 'top-up', actorId: null, amount: tokens, link: '/wallet' });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: tokens, reason: 'top-up' });
};
