import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { countryCodeSchema } from '../../shared/country-code.ts';
import { dataOf } from '../../shared/wire.ts';

const MOST_COUNTRIES = 250;

/** Tokens for an order; null: nothing is sent there. */
const price = z.number().nullable();

export const shippingPricesSchema = z
  .object({
    /** Countries with a price of their own, by their codes (ISO 3166-1 alpha-2). */
    countries: z.array(z.object({ country: z.string(), price })),
    /** Of all other countries. */
    elsewhere: price,
  })
  .meta({ id: 'ShippingPrices' });

export type ShippingPrices = z.infer<typeof shippingPricesSchema>;

export const shippingPricesAnswer = dataOf(shippingPricesSchema);

const asked = amountSchema.nullable();

const isEachOnce = (lines: ReadonlyArray<{ country: string }>): boolean =>
  new Set(lines.map(({ country }) => country)).size === lines.length;

/** Replaces all of them. */
export const shippingPricesBody = z.object({
  countries: z
    .array(z.object({ country: countryCodeSchema, price: asked }))
    .max(MOST_COUNTRIES)
    .refine(isEachOnce, 'a country stands there twice'),
  elsewhere: asked,
  basedOn: basedOnOf({ countries: shippingPricesSchema.shape.countries, elsewhere: seen.number }),
});

export type ShippingPricesBody = z.output<typeof shippingPricesBody>;
