import Stripe from 'stripe';
import { CardDeclinedError, CardInvalidError, CardTokenNeededError } from '../card-errors.ts';
import { isToken, type CardOwner, type CardSource, type GatewayCard } from '../payment-gateway.ts';
import { isMissing, orMissing } from './stripe-client.ts';

/** A card's reference consists of its customer and payment method, so that both are known without a request. */
const refOf = (customer: string, method: string): string => `${customer}/${method}`;

export const partsOf = (cardRef: string): { customer: string; method: string } => {
  const [customer, method] = cardRef.split('/', 2);
  if (!customer || !method) throw new Error(`${cardRef} is no card of Stripe`);
  return { customer, method };
};

/**
 * Attaches a payment method of Stripe's card fields to the owner's customer.
 * @throws CardTokenNeededError, CardInvalidError, CardDeclinedError
 */
export const attachCard = async (stripe: Stripe, source: CardSource, owner: CardOwner): Promise<GatewayCard> => {
  if (!isToken(source)) throw new CardTokenNeededError();
  const known = owner.otherRef === null ? null : partsOf(owner.otherRef).customer;
  const customer = known ?? (await createCustomer(stripe, owner, ''));
  try {
    return await attach(stripe, source.token, customer);
  } catch (error) {
    if (!isMissing(error) || known === null || (await exists(stripe, known))) throw faultOf(error);
  }
  // The customer was deleted at Stripe.
  const another = await createCustomer(stripe, owner, known);
  return attach(stripe, source.token, another).catch((error: unknown) => {
    throw faultOf(error);
  });
};

/** One for each account: concurrent first cards share the idempotency key. */
const createCustomer = async (stripe: Stripe, { userId }: CardOwner, instead: string): Promise<string> => {
  const customer = await stripe.customers.create(
    { metadata: { barg_user: userId } },
    { idempotencyKey: `customer:${userId}:${instead}` },
  );
  return customer.id;
};

const exists = async (stripe: Stripe, customer: string): Promise<boolean> => {
  const found = await orMissing(stripe.customers.retrieve(customer));
  return found !== null && !found.deleted;
};

const attach = async (stripe: Stripe, token: string, customer: string): Promise<GatewayCard> => {
  const { id, card } = await stripe.paymentMethods.attach(token, { customer });
  if (!card) throw new CardInvalidError({ details: [{ path: 'token', code: 'invalid', message: 'not a card' }] });
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { ref: refOf(customer, id), brand, last4, expMonth, expYear, fingerprint: card.fingerprint ?? null };
};

const faultOf = (error: unknown): unknown => {
  if (error instanceof Stripe.errors.StripeCardError) return new CardDeclinedError({ cause: error });
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new CardInvalidError({ cause: error });
  return error;
};

/** Does nothing for a card that is detached already, or whose customer was deleted. */
export const detachCard = async (stripe: Stripe, cardRef: string): Promise<void> => {
  try {
    await stripe.paymentMethods.detach(partsOf(cardRef).method);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};

/** Deletes a card's customer, from whom Stripe then detaches all cards. Charges can still be refunded and disputed. */
export const deleteCustomer = async (stripe: Stripe, cardRef: string): Promise<void> => {
  await orMissing(stripe.customers.del(partsOf(cardRef).customer));
};
