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

/** How lines are named that have no country. */
export const ELSEWHERE = 'elsewhere';
/** In place of a price: nothing is sent there. */
export const UNSENT = 'unsent';

/** What each place costs, by its country; of one without a line, nothing. */
export type PriceByPlace = Partial<Record<string, number | typeof UNSENT | null>>;

export const pricesOf = (lines: readonly ShippingLine[]): PriceByPlace =>
  Object.fromEntries(
    lines.filter(({ isGone }) => !isGone).map(({ country, price }) => [country ?? ELSEWHERE, price ?? UNSENT]),
  );

const isChanged = ({ price, was, isGone }: ShippingLine): boolean => isGone === true || price !== was;

/** What changes of it. */
export const changedPrices = (lines: readonly ShippingLine[]): PriceByPlace =>
  Object.fromEntries(
    lines
      .filter(isChanged)
      .map(({ country, price, isGone }) => [country ?? ELSEWHERE, isGone ? null : (price ?? UNSENT)]),
  );

/** Lines of now, with what was changed in these: that takes the place of what stands there now. */
export const rebased = (now: readonly ShippingLine[], lines: readonly ShippingLine[]): ShippingLine[] => {
  const changed = lines.filter(isChanged);
  const isHere = (list: readonly ShippingLine[], { country }: ShippingLine): boolean =>
    list.some((line) => line.country === country);
  const added = changed.filter((line) => !line.isGone && !isHere(now, line));
  const kept = now.map((line): ShippingLine => {
    const mine = changed.find(({ country }) => country === line.country);
    return mine ? { ...mine, was: line.price } : line;
  });
  // The line of all other countries stays the last one.
  return kept.toSpliced(-1, 0, ...added.map(({ was: _former, ...line }) => line));
};

/** The prices that these lines began with. */
export const readPrices = (lines: readonly ShippingLine[]): ShippingPrices => ({
  countries: lines.flatMap(({ country, price }) => (country === null ? [] : [{ country, price }])),
  elsewhere: lines.find(({ country }) => country === null)?.price ?? null,
});

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
