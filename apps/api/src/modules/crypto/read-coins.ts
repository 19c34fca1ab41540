import { toUnits, type CoinUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import { latinDigits } from '../../shared/latin-digits.ts';

/** Direction marks, which keyboards and copied texts contain. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** At most 999.99999999 coins; nobody parts their thousands. */
const COINS = /^(?<whole>\d{0,3})(?:[.,٫](?<fraction>\d{0,8}))?$/;
/** As the pages' fields refuse it, see docs/decisions/0092: a comma before three digits may part thousands. */
const UNCLEAR = /^[1-9]\d{0,2},\d{3}$/;

/**
 * An amount of coins that somebody typed, read as the fields of pages read numbers: in Latin, Persian or Arabic digits,
 * and with the signs of their keyboards before the fraction. A point begins a fraction always, because amounts of coins
 * are written so everywhere.
 * @returns null for what is no amount, for nothing, and for what can be read in two ways
 */
export const readCoins = (typed: string): CoinUnits | null => {
  const text = latinDigits(typed).replace(UNSEEN, '').replaceAll('،', ',').trim();
  const { whole = '', fraction = '' } = COINS.exec(text)?.groups ?? {};
  if (whole + fraction === '' || UNCLEAR.test(text)) return null;
  const units = toUnits(fraction === '' ? whole : `${whole || '0'}.${fraction}`);
  return units > 0n ? units : null;
};
