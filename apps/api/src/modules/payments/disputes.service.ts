import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { GatewayDispute } from '../../platform/payments/payment-gateway.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletSuspendedError } from '../ledger/ledger.errors.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import { gatewayOf } from './cards.service.ts';
import { findDispute, hasDispute, holdDispute, updateDispute } from './disputes.repository.ts';
import { lockPayment, type PaymentStanding } from './payments.repository.ts';
import { move } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

/**
 * Brings a dispute to how its gateway has it now. While it is open or lost, the tokens that the payment brought are taken
 * back, as far as they are there: the platform bears the rest, since a bank does not ask. Winning gives them back.
 * @returns whether it is about a payment of this site
 */
export const settleDispute = async (
  context: Context,
  { provider, ref }: { provider: string; ref: string },
): Promise<boolean> => {
  const told = await gatewayOf(context, provider).findDispute(ref);
  if (!told) return false;
  const payment = await findDisputed(context.db, provider, told.chargeKey);
  if (!payment) return false;
  // What is disputed was paid, whether that was told already or not.
  if (payment.status === 'pending') await settlePayment(context, payment.id);
  await context.work((unit) => recordDispute(unit, payment.id, { provider, told }));
  return true;
};

const findDisputed = (db: Queryable, provider: string, id: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where((at) => at.and([at('provider', '=', provider), at(at.cast('id', 'text'), '=', id)]))
    .executeTakeFirst();

const recordDispute = async (
  unit: UnitOfWork,
  paymentId: string,
  { provider, told }: { provider: string; told: GatewayDispute },
): Promise<void> => {
  const payment = await lockPayment(unit.db, paymentId);
  const { amount, reason, status } = told;
  const dispute = await holdDispute(unit.db, {
    ...{ id: newId(), payment_id: paymentId, user_id: payment.user_id },
    ...{ provider, provider_ref: told.ref, amount, reason, status },
  });
  const { reversal_id: taken } = dispute;
  if (status === 'won' && taken !== null) await move(unit, payment.user_id, { kind: 'reversal', transactionId: taken });
  const reversal_id = status === 'won' ? null : (taken ?? (await take(unit, payment, amount)));
  await updateDispute(unit.db, dispute.id, { status, reversal_id });
};

/** The share of the tokens that the disputed part of the payment brought; null where none of them is left to take. */
const take = async (unit: UnitOfWork, payment: PaymentStanding, disputed: Hundredths): Promise<string | null> => {
  const { transaction_id: transactionId, user_id: userId } = payment;
  if (transactionId === null) return null;
  const share = disputed >= payment.amount ? payment.tokens : (payment.tokens * disputed) / payment.amount;
  const left = await leftToReverse(unit, transactionId);
  const amount = share < left ? share : left;
  if (amount <= 0n) return null;
  return move(unit, userId, { kind: 'chargeback', transactionId, amount, bearsShortage: true });
};

/** Sends an operator's evidence to the gateway of a dispute. @throws NotFoundError */
export const answerDispute = async (context: Context, disputeId: string, evidence: string): Promise<void> => {
  const dispute = await findDispute(context.db, disputeId);
  if (!dispute) throw new NotFoundError();
  await gatewayOf(context, dispute.provider).answerDispute(dispute.provider_ref, evidence);
};

/** @throws WalletSuspendedError while a payment of somebody is disputed, or was lost to a dispute */
export const assertMayPay = async ({ db }: { db: Queryable }, userId: string): Promise<void> => {
  if (await hasDispute(db, userId)) throw new WalletSuspendedError();
};
