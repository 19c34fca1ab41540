import Stripe from 'stripe';
import type { ChargeFailure } from '../payment-gateway.ts';

/** The fields of a Stripe error that tell why a bank declined. */
interface Refusal {
  code?: string;
  decline_code?: string;
}

const FAILURES: Readonly<Record<string, ChargeFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
};

/** Without an error the payer has not confirmed. */
export const failureOf = (refusal: Refusal | null): ChargeFailure => {
  if (refusal === null) return 'authentication_required';
  const { code = '', decline_code: reason = '' } = refusal;
  return FAILURES[reason] ?? FAILURES[code] ?? 'card_declined';
};

/** Errors that repetition does not change: the card is gone, or the amount cannot be charged. */
const FOR_GOOD = new Set(['resource_missing', 'amount_too_small', 'amount_too_large', 'payment_method_unactivated']);

export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && FOR_GOOD.has(error.code ?? '');
