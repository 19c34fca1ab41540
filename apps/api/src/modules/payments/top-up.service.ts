import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { findAnswer, hashRequest, runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { isToken, type CardDetails } from '../../platform/payments/payment-gateway.ts';
import type { PaymentsTable } from '../../platform/database/payment-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance, hasDeletedOwner, lockAccounts } from '../ledger/ledger.repository.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { readSettings, settingsOf } from '../settings/settings.service.ts';
import { taxOf, type Buyer } from '../taxes/taxes.service.ts';
import { expiryOf } from './card-expiry.ts';
import {
  activeProvider,
  exchangeCard,
  findOwnCard,
  gatewayOf,
  storeCard,
  type ExchangedCard,
} from './cards.service.ts';
import { assertMayPay } from './disputes.service.ts';
import { chargeFailureError, ExpiredCardError } from './payments.errors.ts';
import { presentResult } from './payments.presenter.ts';
import { findOwnPayment, findPayment, insertPayment, type CardRow } from './payments.repository.ts';
import type { TopUpBody, TopUpResult } from './payments.schema.ts';
import { settlePayment } from './settlement.service.ts';
import { priceTopUp, type TopUpOrder } from './top-up-order.ts';

/**
 * Buys tokens. First a pending payment is committed under the caller's key, then the gateway is asked, then its answer
 * is settled with the ledger in one transaction. Whatever dies in between, the same key (or the settling job) goes on
 * with the same payment, and the gateway charges a payment once.
 *
 * @throws AmountOutOfBoundsError, NotFoundError, GatewayUnavailableError, or the reason of the bank's refusal
 */
export const topUp = (
  context: Context,
  buyer: CardBuyer,
  { claim, body }: { claim: IdempotencyClaim; body: TopUpBody },
): Promise<TopUpResult> =>
  payByCard(context, buyer.userId, {
    ...{ claim, source: body, purpose: 'top-up', ordered: null },
    priceOf: async (db, settings) => priceTopUp(db, settings, { body, tax: await taxOf(db, buyer) }),
  });

/** Who pays, and from where. */
export interface CardBuyer extends Buyer {
  userId: string;
}

/** A payment by card, whatever it is for. */
export interface CardPayment {
  claim: IdempotencyClaim;
  /** A saved card or another. */
  source: Pick<TopUpBody, 'card' | 'cardId' | 'saveCard'>;
  purpose: PaymentsTable['purpose'];
  ordered: object | null;
  /** What it costs now, and what it brings. Asked for twice: before the gateway is, and when the payment is opened. */
  priceOf: (db: Queryable, settings: Settings) => Promise<TopUpOrder>;
}

/** Charges a card once for a claim. @throws the reason of the bank's refusal, and what {@link CardPayment.priceOf} does */
export const payByCard = async (context: Context, userId: string, wanted: CardPayment): Promise<TopUpResult> => {
  const known = await findAnswer<Opened>(context.db, wanted.claim);
  const { paymentId } = known ?? (await openOnce(context, userId, wanted));
  const outcome = await settlePayment(context, paymentId);
  const payment = await findPayment(context.db, paymentId);
  if (payment.status === 'failed') throw chargeFailureError(payment.failure_code);
  return presentResult(payment, { outcome, balance: await findBalance(context.db, walletOf(userId)) });
};

/**
 * Asks the gateway what became of a payment of one's own: a payer who comes back from the bank proves nothing.
 * @throws NotFoundError
 */
export const checkPayment = async (context: Context, userId: string, paymentId: string): Promise<TopUpResult> => {
  if (!(await findOwnPayment(context.db, userId, paymentId))) throw new NotFoundError();
  const outcome = await settlePayment(context, paymentId);
  const payment = await findPayment(context.db, paymentId);
  return presentResult(payment, { outcome, balance: await findBalance(context.db, walletOf(userId)) });
};

/** The body as it may be hashed: without what would let the hash be turned back into a card. */
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

/** The gateway is asked for the card before anything is locked, and not at all for an order that cannot be taken. */
const openOnce = async (context: Context, userId: string, wanted: CardPayment) => {
  await wanted.priceOf(context.db, await readSettings(context.db));
  const { card } = wanted.source;
  const exchanged = card && (await exchangeCard(context, activeProvider(context), { source: card, userId }));
  return context.work((unit) =>
    runIdempotent(unit, wanted.claim, () => openPayment(context, unit, userId, { ...wanted, exchanged })),
  );
};

const openPayment = async (
  context: Context,
  unit: UnitOfWork,
  userId: string,
  { priceOf, source, purpose, ordered, exchanged }: CardPayment & { exchanged: ExchangedCard | undefined },
): Promise<Opened> => {
  // A deletion holds the wallet as well: it waits and finds the payment, or this finds the account gone.
  await lockAccounts(unit.db, [walletOf(userId)]);
  if (await hasDeletedOwner(unit.db, [userId])) throw new NotFoundError();
  await assertMayPay(unit, userId);
  const order = await priceOf(unit.db, await settingsOf(unit));
  const card = exchanged
    ? await storeCard(unit.db, exchanged, { userId, isSaved: source.saveCard })
    : await savedCard(unit, userId, source.cardId);
  gatewayOf(context, card.provider);
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
  return { paymentId };
};

const savedCard = async (unit: UnitOfWork, userId: string, cardId: string | undefined): Promise<CardRow> => {
  if (cardId === undefined) throw new NotFoundError();
  const card = await findOwnCard(unit.db, userId, cardId);
  if (expiryOf(card.exp_year, card.exp_month) === 'past') throw new ExpiredCardError();
  return card;
};
