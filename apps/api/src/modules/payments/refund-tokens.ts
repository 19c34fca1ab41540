import type { Hundredths } from '../../platform/money.ts';

interface RefundedPayment {
  /** What the whole payment bought, and what it cost. */
  tokens: Hundredths;
  amount: Hundredths;
  /** Tokens of it that are taken back at present. */
  reversed: Hundredths;
}

/**
 * The tokens that a refund takes, after which so much money of the payment is given back in all. They lead from what is
 * taken at present to the share of the whole: parts together take exactly all, also where one in between has failed at
 * the bank and its rounding was undone with it.
 */
export const tokensOfRefund = ({ tokens, amount, reversed }: RefundedPayment, refunded: Hundredths): Hundredths =>
  (tokens * refunded) / amount - reversed;
