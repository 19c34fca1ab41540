import { cardName as plainCardName } from '@barg/contract/card-name';
import { isolate } from '@barg/runtime/isolate';
import type { useFormat } from '@barg/ui-kit';

/** `Visa •••• 4242`, from left to right in every language. */
export const cardName = (card: { brand: string; last4: string }): string => isolate(plainCardName(card));

/** `12/34`, month before year as it is printed on the card, in the digits of the reader's language. */
export const cardExpiry = (
  { expMonth, expYear }: { expMonth: number; expYear: number },
  { number }: Pick<ReturnType<typeof useFormat>, 'number'>,
): string => [expMonth, expYear % 100].map((part) => number(part, { minimumIntegerDigits: 2 })).join('/');
