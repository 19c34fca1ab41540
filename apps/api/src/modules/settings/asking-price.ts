import type { AppError, ErrorOptions } from '../../errors/app-error.ts';
import type { Audience } from '../../platform/database/content-tables.ts';
import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { readSettings } from './settings.service.ts';

/**
 * The price of an item by its audience: zero for free items, whatever was given; otherwise at most
 * `maximumWalletPrice`. `paid` needs more than zero; for `subscribers` it is the price for others, and zero means not
 * sold.
 * @throws the given error with the parameter `maximum`
 */
export const askingPrice = async (
  db: Queryable,
  audience: Audience,
  price: Hundredths,
  Refusal: new (options: ErrorOptions) => AppError,
): Promise<Hundredths> => {
  if (audience === 'free' || (audience === 'subscribers' && price === 0n)) return 0n;
  const { maximumWalletPrice: maximum } = await readSettings(db);
  if (price <= 0n || price > toHundredths(maximum)) {
    throw new Refusal({
      params: { maximum },
      details: [{ path: 'price', code: 'out_of_bounds', message: `more than 0, at most ${maximum}` }],
    });
  }
  return price;
};
