import type { Hundredths } from '../platform/money.ts';

/** A subscription's prices, with an announced change. */
export interface Priced {
  status: string;
  price: Hundredths;
  current_period_end: Date;
  next_price: Hundredths | null;
  next_price_from: Date | null;
}

/** The price of a period that begins at a moment, with announced changes. */
export const priceAt = ({ price, next_price, next_price_from }: Priced, at: Date): Hundredths =>
  next_price !== null && next_price_from !== null && next_price_from <= at ? next_price : price;

/**
 * From when an announced price holds: no period begins before the present one ends, so not before its end. Page and letter
 * name this day.
 */
export const nextPriceDay = ({
  next_price_from: from,
  current_period_end: end,
}: Pick<Priced, 'current_period_end'> & { next_price_from: Date }): Date => (from > end ? from : end);

/** The price of the next period, which begins at the end of this one or now, whichever is later. */
export const nextPrice = (row: Priced, now: Date): Hundredths =>
  priceAt(row, row.status !== 'past-due' && row.current_period_end < now ? now : row.current_period_end);
