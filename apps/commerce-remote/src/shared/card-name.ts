import { isolate } from '@barg/runtime/isolate';

/** Brands are written in Latin letters in every language. */
const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** `Visa •••• 4242`, from left to right in every language. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  isolate(`${BRANDS[brand] ?? brand} •••• ${last4}`);

/** `12/34`, as it is printed on the card. */
export const cardExpiry = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
