import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { CardDetails, PaymentGateway, PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { ExpiredCardError, GatewayUnavailableError } from './payments.errors.ts';
import { deleteCard, insertCard, type CardRow } from './payments.repository.ts';

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
  provider: PaymentProvider;
  details: CardDetails;
  /** Whether its owner finds it in the list of cards; one that is used once is kept for the receipt only. */
  isSaved: boolean;
}

/**
 * Exchanges a card with its gateway and stores what may be kept of it.
 * @throws CardInvalidError, NotATestCardError, ExpiredCardError, GatewayUnavailableError
 */
export const storeCard = async (
  context: Pick<Context, 'gateways'>,
  db: Queryable,
  { userId, provider, details, isSaved }: CardOrder,
): Promise<CardRow> => {
  const card = await gatewayOf(context, provider).createCard(details);
  if (isPast(card.expYear, card.expMonth)) throw new ExpiredCardError();
  return insertCard(db, {
    id: newId(),
    user_id: userId,
    provider,
    provider_ref: card.ref,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    deleted_at: isSaved ? null : new Date(),
  });
};

/** A card is good until the end of its month. */
const isPast = (year: number, month: number): boolean => Date.UTC(year, month, 1) <= Date.now();

export const removeCard = async (context: Context, userId: string, id: string): Promise<void> => {
  if (!(await deleteCard(context.db, userId, id))) throw new NotFoundError();
};
