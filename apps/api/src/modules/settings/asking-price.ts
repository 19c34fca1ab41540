import type { AppError, ErrorOptions } from '../../errors/app-error.ts';
import type { Audience } from '../../platform/database/content-tables.ts';
import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { readSettings } from './settings.service.ts';

/**
 * What an item may cost: nothing where it is free, whatever was asked; at most `maximumWalletPrice` elsewhere. What is
 * `paid` costs more than zero; what is for subscribers may have a price for everybody else, and is sold to nobody at zero.
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
