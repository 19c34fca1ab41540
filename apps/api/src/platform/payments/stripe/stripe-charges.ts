import Stripe from 'stripe';
import type { AskedCharge, Charge, ChargeOutcome } from '../payment-gateway.ts';
import { partsOf } from './stripe-cards.ts';
import { orMissing } from './stripe-client.ts';
import { failureOf, isRefusedForGood } from './stripe-failures.ts';
import { toMinor } from './stripe-money.ts';

type Intent = Stripe.PaymentIntent;

/** The metadata field with the idempotency key of a charge. Charges without it are not of this site. */
export const CHARGE_KEY = 'barg_charge';

/** How much earlier than requested a charge is searched for, because clocks differ. */
const EARLIER_SECONDS = 600;
const PAGE = 100;

/** Charges a card. The key is Stripe's idempotency key too, so that a repetition within a day does not charge again. */
export const makeCharge = async (stripe: Stripe, charge: Charge): Promise<ChargeOutcome> => {
  const { customer, method } = partsOf(charge.cardRef);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: toMinor(charge.amount, charge.currency),
        currency: charge.currency.toLowerCase(),
        customer,
        payment_method: method,
        allowed_payment_method_types: ['card'],
        confirm: true,
        metadata: { [CHARGE_KEY]: charge.idempotencyKey },
        ...(charge.isOnSession ? { use_stripe_sdk: true } : { off_session: true }),
        ...(charge.isOnSession && charge.isRepeated && { setup_future_usage: 'off_session' }),
      },
      { idempotencyKey: `charge:${charge.idempotencyKey}` },
    );
    return await settle(stripe, intent, charge);
  } catch (error) {
    const intent = error instanceof Stripe.errors.StripeError ? error.payment_intent : undefined;
    if (intent) return settle(stripe, intent, charge);
    if (isRefusedForGood(error))
      return { status: 'failed', ref: `refused:${charge.idempotencyKey}`, failure: 'card_declined' };
    throw error;
  }
};

/** The payment intent of a charge. Found by listing the customer's, because Stripe's search lags behind. */
export const findIntent = async (stripe: Stripe, charge: AskedCharge): Promise<Intent | null> => {
  const isIt = (intent: Intent): boolean => intent.metadata[CHARGE_KEY] === charge.idempotencyKey;
  if (charge.ref !== null) {
    const intent = await orMissing(stripe.paymentIntents.retrieve(charge.ref));
    if (intent && isIt(intent)) return intent;
  }
  const { customer } = partsOf(charge.cardRef);
  const since = Math.floor(charge.askedAt.getTime() / 1000) - EARLIER_SECONDS;
  const listed = stripe.paymentIntents.list({ customer, created: { gte: since }, limit: PAGE });
  for await (const intent of listed) if (isIt(intent)) return intent;
  return null;
};

export const findCharge = async (stripe: Stripe, charge: AskedCharge): Promise<ChargeOutcome | null> => {
  const intent = await findIntent(stripe, charge);
  return intent && settle(stripe, intent, charge);
};

/** Cancels a charge that waits for its payer; it may have succeeded meanwhile. */
export const cancelCharge = async (stripe: Stripe, charge: AskedCharge): Promise<ChargeOutcome> => {
  const intent = await findIntent(stripe, charge);
  if (!intent) throw new Error(`the charge ${charge.idempotencyKey} is not there`);
  return settle(stripe, await cancel(stripe, intent), charge);
};

/** The result of a charge. A failed one is cancelled first, because its payer could still pay it with another card. */
const settle = async (stripe: Stripe, intent: Intent, charge: Charge): Promise<ChargeOutcome> => {
  assertSame(intent, charge);
  const { id: ref, status, client_secret: clientSecret } = intent;
  if (status === 'succeeded') return { status: 'succeeded', ref };
  if (status === 'processing') return { status: 'processing', ref };
  if (status === 'requires_action') return { status: 'requires-action', ref, url: charge.returnPath, clientSecret };
  if (status === 'canceled') return { status: 'failed', ref, failure: failureOf(intent.last_payment_error) };
  const ended = await cancel(stripe, intent);
  if (ended.status !== 'canceled') return settle(stripe, ended, charge);
  return { status: 'failed', ref, failure: failureOf(ended.last_payment_error ?? intent.last_payment_error) };
};

const cancel = async (stripe: Stripe, { id }: Intent): Promise<Intent> => {
  try {
    return await stripe.paymentIntents.cancel(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const intent = await stripe.paymentIntents.retrieve(id);
    if (intent.status === 'requires_payment_method' || intent.status === 'requires_action') throw error;
    return intent;
  }
};

const assertSame = (intent: Intent, { idempotencyKey, amount, currency }: Charge): void => {
  const isSame =
    intent.amount === toMinor(amount, currency) && intent.currency.toUpperCase() === currency.toUpperCase();
  if (!isSame) throw new Error(`the charge ${idempotencyKey} was made before with other values`);
};
