import type { Hundredths } from '../../platform/money.ts';
import { roundToUnit } from '../../platform/payments/currency-units.ts';

/** The tax that applies to a buyer. */
export interface Tax {
  /** The buyer's country, ISO 3166-1 alpha-2; null when it is unknown. */
  country: string | null;
  /** The name of the tax; empty when there is none. */
  name: string;
  /** In hundredths of a percent; 0 when there is none. */
  rate: number;
}

/** The tax on a price, rounded half up, in hundredths. */
export const taxOn = (price: Hundredths, { rate }: Pick<Tax, 'rate'>): Hundredths =>
  (price * BigInt(rate) + 5000n) / 10_000n;

/** A price as it is charged in a currency, and the tax that is added to it: both are amounts that can be charged. */
export const chargedWithTax = (price: Hundredths, tax: Pick<Tax, 'rate'>, currency: string) => {
  const net = roundToUnit(price, currency);
  const added = roundToUnit(taxOn(net, tax), currency);
  return { net, tax: added, total: net + added };
};

/** The tax within a part of a payment, from the running total, so that the parts add up to the whole. */
export const taxWithin = (
  { amount, tax }: { amount: Hundredths; tax: Hundredths },
  { from, to }: { from: Hundredths; to: Hundredths },
): Hundredths => (tax * to) / amount - (tax * from) / amount;
