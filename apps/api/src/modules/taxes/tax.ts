import type { Hundredths } from '../../platform/money.ts';

/** What is asked for at a place. */
export interface Tax {
  /** Where the buyer is taken to be, ISO 3166-1 alpha-2; null where nothing tells. */
  country: string | null;
  /** What it is called there; empty where there is none. */
  name: string;
  /** Hundredths of a percent; 0 where there is none. */
  rate: number;
}

/** The tax on a price, rounded half up to the hundredth. */
export const taxOn = (price: Hundredths, { rate }: Pick<Tax, 'rate'>): Hundredths =>
  (price * BigInt(rate) + 5000n) / 10_000n;

/** The share of a part of a payment that is tax. Parts are cut from the running total, so they add up to the whole. */
export const taxWithin = (
  { amount, tax }: { amount: Hundredths; tax: Hundredths },
  { from, to }: { from: Hundredths; to: Hundredths },
): Hundredths => (tax * to) / amount - (tax * from) / amount;
