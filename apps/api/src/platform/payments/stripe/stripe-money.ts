import type { Hundredths } from '../../money.ts';
import { unitOf } from '../currency-units.ts';

/** Currencies with thousandths (https://docs.stripe.com/currencies); those without hundredths are in `unitOf`. */
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * An amount in the smallest unit of its currency, as Stripe expects it.
 * @throws Error for fractions of that unit, which orders, refunds and payouts are rounded to or refused: exactly what was
 * shown is charged
 */
export const toMinor = (amount: Hundredths, currency: string): number => {
  const code = currency.toUpperCase();
  if (THOUSANDTHS.has(code)) return Number(amount * 10n);
  const unit = unitOf(code);
  if (amount % unit !== 0n) throw new Error(`${amount} hundredths of ${code} cannot be charged: it has no hundredths`);
  return Number(amount / unit);
};

export const fromMinor = (minor: number, currency: string): Hundredths => {
  const code = currency.toUpperCase();
  if (THOUSANDTHS.has(code)) return BigInt(Math.round(minor / 10));
  return BigInt(minor) * unitOf(code);
};
