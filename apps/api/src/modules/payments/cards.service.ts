import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { CardSource, GatewayCard, PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { expiryOf } from './card-expiry.ts';
import { queueRemoval } from './card-removals.ts';
import { gatewayOf } from './gateway-choice.ts';
import { ExpiredCardError } from './payments.errors.ts';
import {
  deleteCard,
  findCard,
  findCardRef,
  insertCard,
  markDefault,
  restoreCard,
  type CardRow,
  type OwnCardRow,
} from './payments.repository.ts';

/**
 * Registers a card with its gateway, and stores it as a deleted one: so it is used once, for a payment and its receipt,
 * and deleted at the gateway afterwards, also where nothing comes of the payment. `restoreCard` keeps it. Call it outside of transactions: the gateway may be slow, and locks would be held
 * meanwhile.
 * @throws CardInvalidError, NotATestCardError, ExpiredCardError, GatewayUnavailableError
 */
export const registerCard = async (
  context: Pick<Context, 'gateways' | 'db'>,
  provider: PaymentProvider,
  { source, userId }: { source: CardSource; userId: string },
): Promise<CardRow> => {
  const gateway = gatewayOf(context, provider);
  const otherRef = await findCardRef(context.db, userId, provider);
  const card = await gateway.createCard(source, { userId, otherRef });
  const stored = await storeCard(context.db, card, { userId, provider });
  if (expiryOf(card.expYear, card.expMonth) === 'past') throw new ExpiredCardError();
  return stored;
};

/** Stores the gateway's reference of a card, its brand, last four digits and expiry, never the number. */
const storeCard = (
  db: Queryable,
  card: GatewayCard,
  { userId, provider }: { userId: string; provider: PaymentProvider },
): Promise<CardRow> =>
  insertCard(db, {
    id: newId(),
    user_id: userId,
    provider,
    provider_ref: card.ref,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: card.fingerprint,
    deleted_at: new Date(),
  });

/** Registers and saves a card, and returns it as its owner sees it. @throws the errors of {@link registerCard} */
export const keepCard = async (
  context: Context,
  provider: PaymentProvider,
  order: { source: CardSource; userId: string },
): Promise<OwnCardRow> => {
  const { id } = await registerCard(context, provider, order);
  await restoreCard(context.db, id);
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
    await queueRemoval(unit.db, card.id);
  });
