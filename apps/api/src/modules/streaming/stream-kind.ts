import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { StreamDurationNeededError, StreamPriceError } from './streaming.errors.ts';
import type { NewStream } from './streaming.schema.ts';

/**
 * What a ticket of a stream costs, in hundredths of a token; zero where there are none. A ticket promises a time.
 * @throws StreamPriceError, StreamDurationNeededError
 */
export const ticketPrice = (
  db: Queryable,
  { audience, price, plannedDuration }: Pick<NewStream, 'audience' | 'price' | 'plannedDuration'>,
): Promise<Hundredths> => {
  const isTicketed = audience === 'ticketed';
  if (isTicketed && plannedDuration === undefined) throw new StreamDurationNeededError();
  return askingPrice(db, isTicketed ? 'paid' : 'free', toHundredths(price), StreamPriceError);
};
