import type { Context } from '../../context.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { readSettings } from '../settings/settings.service.ts';
import { CountryNotServedError, ShippingPriceError } from './shipping.errors.ts';
import { listShippingPrices, replaceShippingPrices } from './shipping.repository.ts';
import type { ShippingPrices, ShippingPricesBody } from './shipping.schema.ts';

const toTokens = (price: Hundredths | null): number | null => (price === null ? null : fromHundredths(price));
const toPrice = (tokens: number | null): Hundredths | null => (tokens === null ? null : toHundredths(tokens));

export const getShippingPrices = async (db: Queryable, performerId: string): Promise<ShippingPrices> => {
  const rows = await listShippingPrices(db, performerId);
  return {
    countries: rows.flatMap(({ country, price }) => (country === null ? [] : [{ country, price: toTokens(price) }])),
    elsewhere: toTokens(rows.find(({ country }) => country === null)?.price ?? null),
  };
};

/** @throws ShippingPriceError for more than an item may cost */
export const setShippingPrices = async (
  context: Context,
  performerId: string,
  { countries, elsewhere }: ShippingPricesBody,
): Promise<void> => {
  const { maximumWalletPrice: maximum } = await readSettings(context.db);
  const rows = [...countries, { country: null, price: elsewhere }];
  if (rows.some(({ price }) => price !== null && price > maximum)) {
    throw new ShippingPriceError({ params: { maximum } });
  }
  await context.work(({ db }) =>
    replaceShippingPrices(
      db,
      performerId,
      rows.map(({ country, price }) => ({ country, price: toPrice(price) })),
    ),
  );
};

/** What a performer asks for sending an order to a country. @throws CountryNotServedError */
export const shippingPriceTo = async (db: Queryable, performerId: string, country: string): Promise<Hundredths> => {
  const rows = await listShippingPrices(db, performerId);
  const line = rows.find((row) => row.country === country) ?? rows.find((row) => row.country === null);
  if (line?.price === undefined || line.price === null) throw new CountryNotServedError();
  return line.price;
};
