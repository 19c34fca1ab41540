import Stripe from 'stripe';
import type { ChargeFailure } from '../payment-gateway.ts';

/** What of an error of Stripe says why a bank refused. */
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

/** Without an error its payer was asked, and did not answer. */
export const failureOf = (refusal: Refusal | null): ChargeFailure => {
  if (refusal === null) return 'authentication_required';
  const { code = '', decline_code: reason = '' } = refusal;
  return FAILURES[reason] ?? FAILURES[code] ?? 'card_declined';
};

/** What Stripe refuses however often it is asked: the card is gone, or the amount is none that it charges. */
const FOR_GOOD = new Set(['resource_missing', 'amount_too_small', 'amount_too_large', 'payment_method_unactivated']);

export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && FOR_GOOD.has(error.code ?? '');
