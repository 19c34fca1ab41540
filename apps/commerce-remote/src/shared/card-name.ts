import { cardName as plainCardName } from '@barg/contract/card-name';
import { isolate } from '@barg/runtime/isolate';

/** `Visa •••• 4242`, from left to right in every language. */
export const cardName = (card: { brand: string; last4: string }): string => isolate(plainCardName(card));

/** `12/34`, as it is printed on the card. */
export const cardExpiry = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
