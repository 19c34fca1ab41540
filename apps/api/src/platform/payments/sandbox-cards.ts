import type { ChargeFailure } from './payment-gateway.ts';

export interface TestCard {
  brand: string;
  /** What the bank answers to a charge; null when it pays. */
  failure: ChargeFailure | null;
}

const paying = (brand: string): TestCard => ({ brand, failure: null });
const failing = (failure: ChargeFailure): TestCard => ({ brand: 'visa', failure });

/** Stripe's public test numbers (https://docs.stripe.com/testing) with their outcomes. */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', paying('visa')],
  ['4000056655665556', paying('visa')],
  ['5555555555554444', paying('mastercard')],
  ['5200828282828210', paying('mastercard')],
  ['378282246310005', paying('amex')],
  ['6011111111111117', paying('discover')],
  ['3056930009020004', paying('diners')],
  ['3566002020360505', paying('jcb')],
  ['6200000000000005', paying('unionpay')],
  ['4000000000000002', failing('card_declined')],
  ['4000000000009995', failing('insufficient_funds')],
  ['4000000000000069', failing('expired_card')],
  ['4000000000000127', failing('incorrect_cvc')],
  // Wants the owner to confirm in a dialog of the bank, which the sandbox does not have.
  ['4000002500003155', failing('authentication_required')],
]);
