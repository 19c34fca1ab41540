import type { Hundredths } from '../../money.ts';

/** Currencies without a smaller unit, and those with thousandths (https://docs.stripe.com/currencies). */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * An amount in the smallest unit of its currency, as Stripe expects it.
 * @throws Error for fractions of that unit: exactly what was shown is charged
 */
export const toMinor = (amount: Hundredths, currency: string): number => {
  const code = currency.toUpperCase();
  if (THOUSANDTHS.has(code)) return Number(amount * 10n);
  if (!WHOLE.has(code)) return Number(amount);
  if (amount % 100n !== 0n) throw new Error(`${amount} hundredths of ${code} cannot be charged: it has no hundredths`);
  return Number(amount / 100n);
};

export const fromMinor = (minor: number, currency: string): Hundredths => {
  const code = currency.toUpperCase();
  if (THOUSANDTHS.has(code)) return BigInt(Math.round(minor / 10));
  return WHOLE.has(code) ? BigInt(minor) * 100n : BigInt(minor);
};
