import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { findAnswer, hashRequest, runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { isToken, type CardDetails } from '../../platform/payments/payment-gateway.ts';
import type { PaymentsTable } from '../../platform/database/payment-tables.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance, hasDeletedOwner, lockAccounts } from '../ledger/ledger.repository.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { readSettings, settingsOf } from '../settings/settings.service.ts';
import { taxOf, type Buyer } from '../taxes/taxes.service.ts';
import { expiryOf } from './card-expiry.ts';
import { findOwnCard, registerCard } from './cards.service.ts';
import { assertMayPay } from './disputes.service.ts';
import { activeProvider, gatewayThatMade } from './gateway-choice.ts';
import { chargeFailureError, ExpiredCardError } from './payments.errors.ts';
import { presentResult } from './payments.presenter.ts';
import { findOwnPayment, findPayment, insertPayment, restoreCard, type CardRow } from './payments.repository.ts';
import type { TopUpBody, TopUpResult } from './payments.schema.ts';
import { settlePayment } from './settlement.service.ts';
import { priceTopUp, type TopUpOrder } from './top-up-order.ts';

/**
 * Buys tokens: first a pending payment is committed under the caller's key, then the gateway is asked, then its answer
 * is settled with the ledger in one transaction. After a crash at any point the same key, or the settling job,
 * continues with the same payment, so the card is charged once.
 *
 * @throws AmountOutOfBoundsError, NotFoundError, CouponUnusableError, GatewayUnavailableError, or the reason of the bank's refusal
 */
export const topUp = (
  context: Context,
  buyer: CardBuyer,
  { claim, body }: { claim: IdempotencyClaim; body: TopUpBody },
): Promise<TopUpResult> =>
  payByCard(context, buyer.userId, {
    ...{ claim, source: body, purpose: 'top-up', ordered: null },
    priceOf: async (db, settings) =>
      priceTopUp(db, settings, { userId: buyer.userId, body, tax: await taxOf(db, buyer) }),
  });

/** The payer, with what decides the tax. */
export interface CardBuyer extends Buyer {
  userId: string;
}

/** A payment by card, for any purpose. */
export interface CardPayment {
  claim: IdempotencyClaim;
  /** A new card or a saved one. */
  source: Pick<TopUpBody, 'card' | 'cardId' | 'saveCard'>;
  purpose: PaymentsTable['purpose'];
  ordered: object | null;
  /**
   * Called first in the transaction that inserts the payment, so that it locks what is paid for before the wallet, and
   * refuses what is not wanted any more.
   */
  begin?: (unit: UnitOfWork) => Promise<void>;
  /**
   * The current price. Called twice: before the card is registered, and in the transaction that inserts the payment.
   */
  priceOf: (db: Queryable, settings: Settings) => Promise<TopUpOrder>;
}

/**
 * Charges a card once for a claim. @throws the reason of the bank's refusal, and the errors of {@link
 * CardPayment.priceOf}
 */
export const payByCard = async (context: Context, userId: string, wanted: CardPayment): Promise<TopUpResult> => {
  const known = await findAnswer<Opened>(context.db, wanted.claim);
  const { paymentId } = known ?? (await openOnce(context, userId, wanted));
  const outcome = await settlePayment(context, paymentId);
  const payment = await findPayment(context.db, paymentId);
  if (payment.status === 'failed') throw chargeFailureError(payment.failure_code);
  return presentResult(payment, { outcome, balance: await findBalance(context.db, walletOf(userId)) });
};

/**
 * Reads the result of a user's payment from the gateway; that the payer has returned from the bank proves nothing.
 * @throws NotFoundError
 */
export const checkPayment = async (context: Context, userId: string, paymentId: string): Promise<TopUpResult> => {
  if (!(await findOwnPayment(context.db, userId, paymentId))) throw new NotFoundError();
  const outcome = await settlePayment(context, paymentId);
  const payment = await findPayment(context.db, paymentId);
  return presentResult(payment, { outcome, balance: await findBalance(context.db, walletOf(userId)) });
};

/** The claim with a hash of the body in which the card is shortened, so that its number cannot be found by trying. */
export const claimWithoutCard = (
  claim: IdempotencyClaim,
  url: string,
  body: Pick<TopUpBody, 'card'>,
): IdempotencyClaim => {
  const { card, ...order } = body;
  const kept = card && (isToken(card) ? card : withoutDigits(card));
  return { ...claim, requestHash: hashRequest(url, { ...order, card: kept }) };
};

const withoutDigits = ({ number, expMonth, expYear }: CardDetails) => ({ last4: number.slice(-4), expMonth, expYear });

interface Opened {
  paymentId: string;
}

/** The card is registered before the transaction, so that no lock waits for the gateway, and only for a valid order. */
const openOnce = async (context: Context, userId: string, wanted: CardPayment) => {
  await wanted.priceOf(context.db, await readSettings(context.db));
  const { card } = wanted.source;
  const registered = card && (await registerCard(context, activeProvider(context), { source: card, userId }));
  return context.work((unit) =>
    runIdempotent(unit, wanted.claim, () => openPayment(context, unit, userId, { ...wanted, registered })),
  );
};

const openPayment = async (
  context: Context,
  unit: UnitOfWork,
  userId: string,
  { begin, priceOf, source, purpose, ordered, registered }: CardPayment & { registered: CardRow | undefined },
): Promise<Opened> => {
  await begin?.(unit);
  // An account's deletion locks the wallet too: either it finds this payment, or this finds the account deleted.
  await lockAccounts(unit.db, [walletOf(userId)]);
  if (await hasDeletedOwner(unit.db, [userId])) throw new NotFoundError();
  await assertMayPay(unit, userId);
  const order = await priceOf(unit.db, await settingsOf(unit));
  const card = registered ?? (await savedCard(unit, userId, source.cardId));
  if (registered && source.saveCard) await keepRegistered(unit, registered);
  gatewayThatMade(context, card);
  const paymentId = newId();
  await insertPayment(unit.db, {
    id: paymentId,
    user_id: userId,
    provider: card.provider,
    purpose,
    ordered: ordered && JSON.stringify(ordered),
    amount: order.amount,
    currency: order.currency,
    tokens: order.tokens,
    paid_tokens: order.paidTokens,
    tax_country: order.tax.country,
    tax_name: order.tax.name,
    tax_rate: order.tax.rate,
    tax_amount: order.tax.amount,
    tax_tokens: order.tax.tokens,
    card_id: card.id,
  });
  await order.coupon?.consumeForPayment(unit, paymentId);
  return { paymentId };
};

const keepRegistered = async (unit: UnitOfWork, { id, user_id }: CardRow): Promise<void> => {
  await restoreCard(unit.db, id);
  // The operation tells of the payment alone.
  tellAccount(unit, user_id, 'cards');
};

const savedCard = async (unit: UnitOfWork, userId: string, cardId: string | undefined): Promise<CardRow> => {
  if (cardId === undefined) throw new NotFoundError();
  const card = await findOwnCard(unit.db, userId, cardId);
  if (expiryOf(card.exp_year, card.exp_month) === 'past') throw new ExpiredCardError();
  return card;
};
