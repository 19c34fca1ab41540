import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { GatewayDispute } from '../../platform/payments/payment-gateway.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletClosedError, WalletSuspendedError } from '../ledger/ledger.errors.ts';
import { notify } from '../notifications/notify.ts';
import { gatewayThatMade } from './gateway-choice.ts';
import { chargeBack, chargeBackAgain } from './chargebacks.ts';
import {
  findVersion,
  findWalletClosure,
  lockDispute,
  lockDisputesOfPayer,
  updateDispute,
} from './disputes.repository.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { lockPayment, type PaymentStanding } from './payments.repository.ts';
import { settlePayment } from './settlement.service.ts';

/** Attempts before a dispute that others keep writing at the same time is given up. */
const MOST_ASKED = 20;

/**
 * Updates a dispute to its state at the gateway. While it is open or lost, the payment's tokens are taken back as far
 * as the wallet has them; the platform bears the rest, because the bank does not ask. When it is won, the tokens
 * return.
 *
 * Several processes may do this at the same time. If another one has written the dispute since the gateway was asked,
 * it is unknown whose answer is newer, so the gateway is asked again.
 *
 * @returns false when no payment of this site is disputed
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
  const told = await gatewayThatMade(context, about).findDispute(ref);
  if (!told) return 'foreign';
  const payment = await findDisputed(context.db, provider, told.chargeKey);
  if (!payment) return 'foreign';
  // A disputed payment was charged, even if that answer has not arrived yet.
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

/** Writes what a gateway tells of a dispute; false when somebody has written it since `version` was read. */
export const recordDispute = async (
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
  // What is decided anew closes the wallet anew.
  const closesAgain = dispute.status !== status && { wallet_opened_at: null, wallet_opened_reason: null };
  await updateDispute(unit.db, dispute.id, { status, reversal_id, due_at, ...closesAgain });
  if (status === 'won' && taken !== null) await chargeBackAgain(unit, payment.user_id);
  return true;
};

const tellOfDispute = (
  unit: UnitOfWork,
  { user_id: userId, tokens: amount }: PaymentStanding,
  { id: about, status }: { id: string; status: GatewayDispute['status'] },
): Promise<void> => {
  tellAccount(unit, userId, 'wallet');
  const kind = status === 'open' ? 'dispute-opened' : (`dispute-${status}` as const);
  return notify(unit, { userId, kind, actorId: null, about, amount, link: '/wallet/payments' });
};

/**
 * @throws WalletSuspendedError while the user has an open dispute, WalletClosedError after a lost one, until an operator
 * opens the wallet again
 */
export const assertMayPay = async ({ db }: { db: Queryable }, userId: string): Promise<void> => {
  const closure = await findWalletClosure(db, userId);
  if (closure === 'lost') throw new WalletClosedError();
  if (closure === 'open') throw new WalletSuspendedError();
};
