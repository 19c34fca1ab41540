import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { readSettings } from '../settings/settings.service.ts';
import { CountryNotServedError, ShippingPriceError } from './shipping.errors.ts';
import { listShippingPrices, lockShippingPrices, replaceShippingPrices } from './shipping.repository.ts';
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

/** The lines by their countries, as a list is the same in another order. */
const byCountry = ({ countries, elsewhere }: ShippingPrices): ShippingPrices => ({
  countries: countries.toSorted((one, other) => (one.country < other.country ? -1 : 1)),
  elsewhere,
});

/**
 * Refuses a list that was put together from another one than stands there by now: prices of countries that somebody has
 * added since would be lost.
 * @throws ChangedMeanwhileError
 */
const assertPricesStand = async (
  db: Queryable,
  performerId: string,
  { basedOn: { countries, ...rest } = {}, ...asked }: ShippingPricesBody,
): Promise<void> => {
  const { elsewhere = null } = rest;
  const read = { ...rest, ...(countries && { countries: byCountry({ countries, elsewhere }).countries }) };
  const stored = byCountry(await getShippingPrices(db, performerId));
  assertStands({ stored: { ...stored }, changes: { ...byCountry(asked) }, basedOn: read });
};

/** @throws ChangedMeanwhileError, ShippingPriceError for more than an item may cost */
export const setShippingPrices = async (
  context: Context,
  performerId: string,
  body: ShippingPricesBody,
): Promise<void> => {
  const { countries, elsewhere } = body;
  const { maximumWalletPrice: maximum } = await readSettings(context.db);
  const rows = [...countries, { country: null, price: elsewhere }];
  if (rows.some(({ price }) => price !== null && price > maximum)) {
    throw new ShippingPriceError({ params: { maximum } });
  }
  await context.work(async ({ db }) => {
    await lockShippingPrices(db, performerId);
    await assertPricesStand(db, performerId, body);
    // What changes nothing writes nothing.
    if (isDeepStrictEqual(byCountry(await getShippingPrices(db, performerId)), byCountry({ countries, elsewhere })))
      return;
    await replaceShippingPrices(
      db,
      performerId,
      rows.map(({ country, price }) => ({ country, price: toPrice(price) })),
    );
  });
};

/** What a performer asks for sending an order to a country. @throws CountryNotServedError */
export const shippingPriceTo = async (db: Queryable, performerId: string, country: string): Promise<Hundredths> => {
  const rows = await listShippingPrices(db, performerId);
  const line = rows.find((row) => row.country === country) ?? rows.find((row) => row.country === null);
  if (line?.price === undefined || line.price === null) throw new CountryNotServedError();
  return line.price;
};
