import type { Context } from '../../context.ts';
import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import { unitOf } from '../../platform/payments/currency-units.ts';
import type { Refund, RefundOutcome } from '../../platform/payments/payment-gateway.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import { queueLetter } from '../money-letters/queue-letter.ts';
import { notify } from '../notifications/notify.ts';
import { gatewayThatMade } from './gateway-choice.ts';
import { chargeBackAgain } from './chargebacks.ts';
import { isDisputed, lockDisputesOfPayer } from './disputes.repository.ts';
import { recordFailure } from './failed-attempts.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { CoinsByHandError, NotRefundableError, PaymentDisputedError } from './payments.errors.ts';
import { lockPayment, updatePayment, type PaymentStanding } from './payments.repository.ts';
import { tokensOfRefund } from './refund-tokens.ts';
import {
  findRefund,
  insertRefund,
  lockRefund,
  markRefundAsked,
  sumRefunds,
  updateRefund,
  type RefundRow,
} from './refunds.repository.ts';

export interface RefundOrder {
  paymentId: string;
  /** In hundredths of the payment's currency; by default all that is left. */
  amount?: Hundredths;
  reason: string;
  /** An operator has sent coins back outside of the site. Only for payments with coins, which have no other refunds. */
  isSentByHand?: boolean;
}

const NOT_WHOLE = { path: 'amount', code: 'not_chargeable', message: 'this currency has no hundredths' };

/**
 * Takes tokens back and queues the job that returns the money to the card, both in the caller's transaction. Partial
 * refunds take their share of the tokens from what is taken at present ({@link tokensOfRefund}).
 *
 * @returns the refund's id
 * @throws InvalidValuesError for a fraction that the currency does not have, NotFoundError, NotRefundableError,
 * CoinsByHandError, PaymentDisputedError
 * @throws GatewayGoneError when the gateway that charged the card is no longer configured
 * @throws InsufficientBalanceError when the tokens are spent
 */
export const requestRefund = async (context: Pick<Context, 'gateways'>, unit: UnitOfWork, order: RefundOrder) => {
  const { paymentId, amount: asked, reason, isSentByHand = false } = order;
  const payment = await lockPayment(unit.db, paymentId);
  const isOfCoins = payment.card_id === null;
  if (isOfCoins !== isSentByHand) throw isOfCoins ? new CoinsByHandError() : new NotRefundableError();
  if (payment.status !== 'succeeded' || payment.transaction_id === null) throw new NotRefundableError();
  if (!isOfCoins) gatewayThatMade(context, payment);
  if (await isDisputed(unit.db, paymentId)) throw new PaymentDisputedError();
  const from = await sumRefunds(unit.db, paymentId, ['pending', 'succeeded']);
  const amount = asked ?? payment.amount - from;
  // All that is left may have a fraction where coins were credited with one once.
  const isWhole = amount % unitOf(payment.currency) === 0n || amount === payment.amount - from;
  if (!isWhole) throw new InvalidValuesError({ details: [NOT_WHOLE] });
  const to = from + amount;
  const reversed = payment.tokens - (await leftToReverse(unit, payment.transaction_id));
  const tokens = tokensOfRefund({ ...payment, reversed }, to);
  if (amount <= 0n || to > payment.amount || tokens <= 0n) throw new NotRefundableError();
  const userId = payment.user_id;
  const reversalId = await reverseTransaction(unit, userId, {
    ...{ kind: 'refund', transactionId: payment.transaction_id, amount: tokens, note: reason },
    money: { to, of: payment.amount },
  });
  const id = newId();
  await insertRefund(unit.db, { id, payment_id: paymentId, amount, tokens, reason, reversal_id: reversalId });
  if (isSentByHand) await endSentByHand(unit, payment, id);
  else await unit.addJob('settle-refund', { refundId: id });
  return id;
};

/** The coins have been sent already, so the refund has succeeded. */
const endSentByHand = async (unit: UnitOfWork, { id, amount }: PaymentStanding, refundId: string): Promise<void> => {
  const ended = { status: 'succeeded', provider_ref: `by-hand:${refundId}`, restored_id: null } as const;
  await updateRefund(unit.db, refundId, { ...ended, operator_since: null });
  const refunded = await sumRefunds(unit.db, id, ['succeeded']);
  await updatePayment(unit.db, id, { status: refunded >= amount ? 'refunded' : 'succeeded' });
};

/**
 * Updates a refund to its state at the gateway. Can be repeated, even after it has succeeded, because a bank may return
 * the money later. A failed refund stays failed, and its operator may request another. A refund is queued for an
 * operator when it has failed, or when the gateway has not answered `MAX_ATTEMPTS` times.
 */
export const settleRefund = async (context: Context, refundId: string): Promise<void> => {
  const refund = await findRefund(context.db, refundId);
  if (!refund || refund.status === 'failed') return;
  try {
    const outcome = await askForRefund(context, refund);
    await context.work((unit) => recordRefund(unit, refundId, outcome));
  } catch (error) {
    await recordFailure(context.db, 'refunds', refundId, error);
    throw error;
  }
};

const orderOf = ({ id, charge_ref: chargeRef, amount }: RefundRow): Refund => {
  if (chargeRef === null) throw new Error(`the payment of the refund ${id} has no charge`);
  return { idempotencyKey: id, chargeRef, amount };
};

/** The result of a refund at its gateway; null when the gateway does not know it. */
export const lookUpRefund = (context: Context, refund: RefundRow): Promise<RefundOutcome | null> =>
  gatewayThatMade(context, refund).findRefund(orderOf(refund));

const askForRefund = async (context: Context, refund: RefundRow): Promise<RefundOutcome> => {
  const gateway = gatewayThatMade(context, refund);
  const order = orderOf(refund);
  const isFirst = await markRefundAsked(context.db, refund.id);
  return (isFirst ? null : await gateway.findRefund(order)) ?? gateway.refund(order);
};

/** Stores a refund's state; `ref` is null when the gateway does not know the refund. */
export const recordRefund = async (
  unit: UnitOfWork,
  refundId: string,
  outcome: Pick<RefundOutcome, 'status'> & { ref: string | null },
): Promise<void> => {
  const found = await findRefund(unit.db, refundId);
  if (found) await lockDisputesOfPayer(unit.db, found.payment_id);
  const refund = await lockRefund(unit.db, refundId);
  if (!refund) throw new NotFoundError();
  if (refund.status === 'failed' || (refund.status === outcome.status && refund.provider_ref !== null)) return;
  // An answer from before the one that was recorded: what has succeeded may fail later, but does not wait again.
  if (refund.status === 'succeeded' && outcome.status === 'pending') return;
  const payment = await lockPayment(unit.db, refund.payment_id);
  const restored_id =
    outcome.status === 'failed'
      ? await reverseTransaction(unit, payment.user_id, { kind: 'reversal', transactionId: refund.reversal_id })
      : null;
  const operator_since = outcome.status === 'failed' ? new Date() : null;
  await updateRefund(unit.db, refundId, {
    ...{ status: outcome.status, provider_ref: outcome.ref, restored_id, operator_since },
  });
  // After it is noted that the money stays, which disputes take then.
  if (restored_id !== null) await chargeBackAgain(unit, payment.user_id);
  if (outcome.status !== refund.status)
    await notifyOfOutcome(unit, { id: refundId, userId: payment.user_id, tokens: refund.tokens }, outcome.status);
  const refunded = await sumRefunds(unit.db, payment.id, ['succeeded']);
  await updatePayment(unit.db, payment.id, { status: refunded >= payment.amount ? 'refunded' : 'succeeded' });
};

interface EndedRefund {
  id: string;
  userId: string;
  tokens: Hundredths;
}

/** A successful refund is announced by e-mail only: the site's notice was sent when the refund was requested. */
const notifyOfOutcome = async (
  unit: UnitOfWork,
  { id: about, userId, tokens: amount }: EndedRefund,
  status: RefundOutcome['status'],
): Promise<void> => {
  if (status === 'succeeded') await queueLetter(unit, { kind: 'refund-succeeded', userId, about });
  if (status !== 'failed') return;
  await notify(unit, { userId, kind: 'refund-failed', actorId: null, about, amount, link: '/wallet/payments' });
};
