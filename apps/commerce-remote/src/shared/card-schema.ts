import { parseExpiry } from './card-format.ts';

const CARD_NUMBER = /^\d{12,19}$/;
const CODE = /^\d{3,4}$/;

/** A card as it is typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

/** A card as the API takes it. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** Which fields hold no card's; the API and the gateway check the same again. */
export const cardFaults = ({ number, expiry, cvc }: TypedCard): Array<keyof TypedCard> => [
  ...(CARD_NUMBER.test(withoutSpaces(number)) ? [] : (['number'] as const)),
  ...(parseExpiry(expiry) ? [] : (['expiry'] as const)),
  ...(CODE.test(cvc) ? [] : (['cvc'] as const)),
];

/** The card's details of valid fields, as they are sent to the gateway. */
export const cardDetails = ({ number, expiry, cvc }: TypedCard): CardDetails => ({
  number: withoutSpaces(number),
  ...(parseExpiry(expiry) ?? { expMonth: 0, expYear: 0 }),
  cvc,
});
