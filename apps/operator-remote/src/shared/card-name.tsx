import { cardName } from '@barg/contract/card-name';

/** `Visa •••• 4242`, from left to right in every language. */
export function CardName({ card }: { card: { brand: string; last4: string } }) {
  return <bdi dir="ltr">{cardName(card)}</bdi>;
}
