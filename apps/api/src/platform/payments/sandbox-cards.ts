import type { ChargeFailure } from './payment-gateway.ts';

/** What happens to a charge of a test card: a decline, or one of these. */
export type TestCase =
  | 'succeeds'
  /** The payer has to confirm; off-session it is declined. */
  | 'confirms'
  /** The payer has to confirm, and then it is declined. */
  | 'confirms-and-declines'
  /** Refunds are pending first, and succeed later. */
  | 'refunds-later'
  /** Refunds succeed, and fail later. */
  | 'refund-fails-later'
  /** The payer disputes the charge. */
  | 'disputes'
  | ChargeFailure;

export interface TestCard {
  brand: string;
  does: TestCase;
}

const visa = (does: TestCase): TestCard => ({ brand: 'visa', does });
const paying = (brand: string): TestCard => ({ brand, does: 'succeeds' });

/** Stripe's public test numbers (https://docs.stripe.com/testing), with what happens to their charges. */
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
  ['4000000000000002', visa('card_declined')],
  ['4000000000009995', visa('insufficient_funds')],
  ['4000000000000069', visa('expired_card')],
  ['4000000000000127', visa('incorrect_cvc')],
  // Can be saved; charges are declined.
  ['4000000000000341', visa('card_declined')],
  ['4000000000007726', visa('refunds-later')],
  ['4000000000005126', visa('refund-fails-later')],
  ['4000000000000259', visa('disputes')],
  ['4000002500003155', visa('confirms')],
  ['4000002760003184', visa('confirms')],
  ['4000000000003220', visa('confirms')],
  ['4000008400001629', visa('confirms-and-declines')],
]);

const FAILURES: ReadonlySet<string> = new Set<ChargeFailure>([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_required',
]);

export const isFailure = (does: string): does is ChargeFailure => FAILURES.has(does);
