import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type {
  CardSource,
  GatewayCard,
  PaymentGateway,
  PaymentProvider,
} from '../../platform/payments/payment-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { expiryOf } from './card-expiry.ts';
import { ExpiredCardError, GatewayUnavailableError } from './payments.errors.ts';
import {
  deleteCard,
  findCard,
  findCardRef,
  insertCard,
  markDefault,
  type CardRow,
  type OwnCardRow,
} from './payments.repository.ts';

/** @throws GatewayUnavailableError when the provider is not configured here */
export const gatewayOf = ({ gateways }: Pick<Context, 'gateways'>, provider: string): PaymentGateway => {
  const gateway = gateways[provider as PaymentProvider];
  if (!gateway) throw new GatewayUnavailableError();
  return gateway;
};

/** Whose cards are taken now. */
export const activeProvider = ({ gateways }: Pick<Context, 'gateways'>): PaymentProvider => {
  if (gateways.stripe) return 'stripe';
  if (gateways.sandbox) return 'sandbox';
  throw new GatewayUnavailableError();
};

export interface CardOrder {
  userId: string;
  /** Whether its owner finds it in the list of cards; one that is used once is kept for the receipt only. */
  isSaved: boolean;
}

/** A card that its gateway knows and that stands nowhere here yet. */
export interface ExchangedCard extends GatewayCard {
  provider: PaymentProvider;
}

/**
 * Exchanges a card with its gateway. Never inside a transaction: the gateway may take its time, and rows would be held
 * for as long.
 * @throws CardInvalidError, NotATestCardError, ExpiredCardError, GatewayUnavailableError
 */
export const exchangeCard = async (
  context: Pick<Context, 'gateways' | 'db'>,
  provider: PaymentProvider,
  { source, userId }: { source: CardSource; userId: string },
): Promise<ExchangedCard> => {
  const gateway = gatewayOf(context, provider);
  const otherRef = await findCardRef(context.db, userId, provider);
  const card = await gateway.createCard(source, { userId, otherRef });
  if (expiryOf(card.expYear, card.expMonth) === 'past') throw new ExpiredCardError();
  return { ...card, provider };
};

/** Stores what may be kept of a card. */
export const storeCard = (db: Queryable, card: ExchangedCard, { userId, isSaved }: CardOrder): Promise<CardRow> =>
  insertCard(db, {
    id: newId(),
    user_id: userId,
    provider: card.provider,
    provider_ref: card.ref,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: card.fingerprint,
    deleted_at: isSaved ? null : new Date(),
  });

/** Keeps a card for later, as its owner sees it. @throws what {@link exchangeCard} does */
export const keepCard = async (
  context: Context,
  provider: PaymentProvider,
  order: { source: CardSource; userId: string },
): Promise<OwnCardRow> => {
  const exchanged = await exchangeCard(context, provider, order);
  const { id } = await storeCard(context.db, exchanged, { userId: order.userId, isSaved: true });
  return findOwnCard(context.db, order.userId, id);
};

/** Proposes a card first from now on. @throws NotFoundError */
export const chooseDefault = async (context: Context, userId: string, id: string): Promise<OwnCardRow> => {
  if (!(await markDefault(context.db, userId, id))) throw new NotFoundError();
  return findOwnCard(context.db, userId, id);
};

/** A card of one's own. @throws NotFoundError */
export const findOwnCard = async (db: Queryable, userId: string, id: string): Promise<OwnCardRow> => {
  const card = await findCard(db, userId, id);
  if (!card) throw new NotFoundError();
  return card;
};

/** Hides a card here, and has a job tell its gateway: whether that answers is nothing that its owner waits for. */
export const removeCard = (context: Context, userId: string, id: string): Promise<void> =>
  context.work(async (unit) => {
    const card = await deleteCard(unit.db, userId, id);
    if (!card) throw new NotFoundError();
    await unit.addJob('delete-card-at-gateway', { cardId: card.id });
  });
