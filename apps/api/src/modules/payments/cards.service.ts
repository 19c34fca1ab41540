import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { CardSource, GatewayCard, PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { expiryOf } from './card-expiry.ts';
import { gatewayOf } from './gateway-choice.ts';
import { ExpiredCardError } from './payments.errors.ts';
import {
  deleteCard,
  findCard,
  findCardRef,
  insertCard,
  markDefault,
  type CardRow,
  type OwnCardRow,
} from './payments.repository.ts';

export interface CardOrder {
  userId: string;
  /** Whether the owner sees the card among the saved ones. A card that is used once is stored for its receipt only. */
  isSaved: boolean;
}

/** A card that the gateway has registered and that is not stored here yet. */
export interface ExchangedCard extends GatewayCard {
  provider: PaymentProvider;
}

/**
 * Registers a card with its gateway. Call it outside of transactions: the gateway may be slow, and locks would be held
 * meanwhile.
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

/** Stores a registered card: the gateway's reference, brand, last four digits and expiry, never the number. */
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

/** Registers and saves a card, and returns it as its owner sees it. @throws the errors of {@link exchangeCard} */
export const keepCard = async (
  context: Context,
  provider: PaymentProvider,
  order: { source: CardSource; userId: string },
): Promise<OwnCardRow> => {
  const exchanged = await exchangeCard(context, provider, order);
  const { id } = await storeCard(context.db, exchanged, { userId: order.userId, isSaved: true });
  return findOwnCard(context.db, order.userId, id);
};

/** Makes a card the default. @throws NotFoundError */
export const chooseDefault = async (context: Context, userId: string, id: string): Promise<OwnCardRow> => {
  if (!(await markDefault(context.db, userId, id))) throw new NotFoundError();
  return findOwnCard(context.db, userId, id);
};

/** A saved card of this user. @throws NotFoundError */
export const findOwnCard = async (db: Queryable, userId: string, id: string): Promise<OwnCardRow> => {
  const card = await findCard(db, userId, id);
  if (!card) throw new NotFoundError();
  return card;
};

/**
 * Hides a card at once and deletes it at the gateway by a job, so that the owner does not wait for the gateway.
 * @throws NotFoundError
 */
export const removeCard = (context: Context, userId: string, id: string): Promise<void> =>
  context.work(async (unit) => {
    const card = await deleteCard(unit.db, userId, id);
    if (!card) throw new NotFoundError();
    await unit.addJob('delete-card-at-gateway', { cardId: card.id });
  });
