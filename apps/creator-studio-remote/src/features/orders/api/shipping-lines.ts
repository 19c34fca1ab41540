import type { ShippingPrices } from '@barg/api-client/models';

/** What sending to one place costs. */
export interface ShippingLine {
  /** None: all countries that have no line of their own. */
  country: string | null;
  /** Tokens, NaN while its field is empty; null where nothing is sent. */
  price: number | null;
  /** The price that it had when the typing began; none of a country that was added since. */
  was?: number | null | undefined;
  /** Taken out since. It stays in the list, so that a draft knows of it too. */
  isGone?: boolean | undefined;
}

/** One list, as a draft of it is kept whole. */
export const linesOf = ({ countries, elsewhere }: ShippingPrices): ShippingLine[] =>
  [...countries, { country: null, price: elsewhere }].map((line) => ({ ...line, was: line.price }));

/**
 * The prices as they are by now, with what was changed in these lines. The API takes all of them at once, and another
 * window may have changed other countries since.
 */
export const changedBy = (now: ShippingPrices, lines: readonly ShippingLine[]): ShippingPrices => {
  const prices = new Map<string | null, number | null>([
    ...now.countries.map(({ country, price }) => [country, price] as const),
    [null, now.elsewhere],
  ]);
  for (const { country, price, was, isGone } of lines) {
    if (isGone) prices.delete(country);
    else if (price !== was) prices.set(country, price);
  }
  return {
    countries: [...prices].flatMap(([country, price]) => (country === null ? [] : [{ country, price }])),
    elsewhere: prices.get(null) ?? null,
  };
};
