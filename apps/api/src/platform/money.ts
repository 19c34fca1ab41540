import { MOST_AMOUNT } from '@barg/contract';
import { z } from 'zod';

/**
 * Tokens are exact: bigint hundredths inside, decimal numbers with at most two places on the wire.
 * A number is only ever multiplied by 100 and compared with its rounding; no arithmetic is done on it.
 */
export type Hundredths = bigint;

/** True for a finite number with at most two decimal places, within the range that a double holds exactly. */
export const isExactAmount = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= MOST_AMOUNT && Number(value.toFixed(2)) === value;

/** Wire number to hundredths. Throws a RangeError for more than two places. */
export const toHundredths = (tokens: number): Hundredths => {
  if (!isExactAmount(tokens)) throw new RangeError(`not an exact amount: ${tokens}`);
  return BigInt(tokens.toFixed(2).replace('.', ''));
};

/** Hundredths to the wire number. */
export const fromHundredths = (hundredths: Hundredths): number => Number(hundredths) / 100;

/** An amount in a request: zero or more, two places at most. */
export const amountSchema = z
  .number()
  .min(0)
  .max(MOST_AMOUNT)
  .refine(isExactAmount, { error: 'at most two decimal places' })
  .meta({ description: 'Tokens, two decimal places at most' });

/** Commission in hundredths, rounded half up; `percent` may have two places (20 is 20 %). */
export const percentOf = (amount: Hundredths, percent: number): Hundredths =>
  (amount * toHundredths(percent) + 5000n) / 10000n;
