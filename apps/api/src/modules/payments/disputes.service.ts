import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { GatewayDispute } from '../../platform/payments/payment-gateway.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletSuspendedError } from '../ledger/ledger.errors.ts';
import { notify } from '../notifications/notify.ts';
import { gatewayOf } from './cards.service.ts';
import { chargeBack, chargeBackAgain } from './chargebacks.ts';
import { findVersion, hasDispute, lockDispute, lockDisputesOfPayer, updateDispute } from './disputes.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { lockPayment, type PaymentStanding } from './payments.repository.ts';
import { settlePayment } from './settlement.service.ts';

/** As often as others may write a dispute down while its gateway is asked about it. */
const MOST_ASKED = 20;

/**
 * Brings a dispute to how its gateway has it now. While it is open or lost, the tokens that the payment brought are taken
 * back, as far as they are there: the platform bears the rest, since a bank does not ask. Winning gives them back.
 *
 * Several may be at it: who finds that another one has written it down since he asked does not know whose answer is the
 * newer one, and asks again.
 * @returns whether it is about a payment of this site
 */
export const settleDispute = async (context: Context, about: About): Promise<boolean> => {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const outcome = await settleOnce(context, about);
    if (outcome !== 'overtaken') return outcome === 'settled';
  }
  throw new Error(`the dispute ${about.ref} was written down by others each time it was asked about`);
};

interface About {
  provider: string;
  ref: string;
}

const settleOnce = async (context: Context, about: About): Promise<'foreign' | 'settled' | 'overtaken'> => {
  const { provider, ref } = about;
  const version = await findVersion(context.db, about);
  const told = await gatewayOf(context, provider).findDispute(ref);
  if (!told) return 'foreign';
  const payment = await findDisputed(context.db, provider, told.chargeKey);
  if (!payment) return 'foreign';
  // What is disputed was paid, whether that was told already or not.
  if (payment.status === 'pending') await settlePayment(context, payment.id);
  const isSettled = await context.work((unit) => recordDispute(unit, payment.id, { provider, told, version }));
  return isSettled ? 'settled' : 'overtaken';
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
  { provider, told, version }: { provider: string; told: GatewayDispute; version: string | null },
): Promise<boolean> => {
  await lockDisputesOfPayer(unit.db, paymentId);
  const payment = await lockPayment(unit.db, paymentId);
  const { amount, reason, status, dueAt: due_at } = told;
  const dispute = await lockDispute(unit.db, {
    ...{ id: newId(), payment_id: paymentId, user_id: payment.user_id },
    ...{ provider, provider_ref: told.ref, amount, reason, status, due_at },
  });
  if (dispute.version !== version) return false;
  const { reversal_id: taken } = dispute;
  if (status === 'won' && taken !== null)
    await reverseTransaction(unit, payment.user_id, { kind: 'reversal', transactionId: taken });
  if (version === null || dispute.status !== status) await tellOfDispute(unit, payment, { id: dispute.id, status });
  const reversal_id = status === 'won' ? null : (taken ?? (await chargeBack(unit, payment, amount)));
  await updateDispute(unit.db, dispute.id, { status, reversal_id, due_at });
  if (status === 'won' && taken !== null) await chargeBackAgain(unit, payment.user_id);
  return true;
};

const tellOfDispute = (
  unit: UnitOfWork,
  { user_id: userId, tokens: amount }: PaymentStanding,
  { id: about, status }: { id: string; status: GatewayDispute['status'] },
): Promise<void> => {
  const kind = status === 'open' ? 'dispute-opened' : (`dispute-${status}` as const);
  return notify(unit, { userId, kind, actorId: null, about, amount, link: '/wallet/payments' });
};

/** @throws WalletSuspendedError while a payment of somebody is disputed, or was lost to a dispute */
export const assertMayPay = async ({ db }: { db: Queryable }, userId: string): Promise<void> => {
  if (await hasDispute(db, userId)) throw new WalletSuspendedError();
};
