import type { Hundredths } from '../money.ts';

/** Currencies without a smaller unit: no gateway charges or sends a fraction of one. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));

/** The smallest amount of a currency that can be charged or sent. */
export const unitOf = (currency: string): Hundredths => (WHOLE.has(currency.toUpperCase()) ? 100n : 1n);

/** An amount that can be charged, rounded half up. */
export const roundToUnit = (amount: Hundredths, currency: string): Hundredths => {
  const unit = unitOf(currency);
  return ((amount + unit / 2n) / unit) * unit;
};

/** An amount that can be sent, rounded down. */
export const floorToUnit = (amount: Hundredths, currency: string): Hundredths => amount - (amount % unitOf(currency));
