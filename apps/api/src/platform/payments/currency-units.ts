import { unitOf as unitIn } from '@barg/contract/currency-units';
import type { Hundredths } from '../money.ts';

/** The smallest amount of a currency that can be charged or sent. */
export const unitOf = (currency: string): Hundredths => BigInt(unitIn(currency));

/** An amount that can be charged, rounded half up. */
export const roundToUnit = (amount: Hundredths, currency: string): Hundredths => {
  const unit = unitOf(currency);
  return ((amount + unit / 2n) / unit) * unit;
};

/** An amount that can be sent, rounded down. */
export const floorToUnit = (amount: Hundredths, currency: string): Hundredths => amount - (amount % unitOf(currency));
