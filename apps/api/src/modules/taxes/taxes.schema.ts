import { z } from 'zod';
import { isExactAmount } from '../../platform/money.ts';
import { userLine } from '../../shared/user-text.ts';
import { countryCodeSchema } from '../../shared/country-code.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';

/** What is asked for where the caller is taken to be; all of it null or nothing where there is none. */
const taxSchema = z
  .object({
    country: z.string().nullable(),
    name: z.string(),
    /** 19.5 is 19.5 %. */
    percent: z.number(),
  })
  .meta({ id: 'Tax' });

export const ownTaxAnswer = dataOf(taxSchema);

const taxRateSchema = z
  .object({
    _id: idSchema,
    country: z.string(),
    name: z.string(),
    percent: z.number(),
    validFrom: z.iso.datetime(),
    /** Whether it is what is asked for now. */
    isInForce: z.boolean(),
    /** Whether it lies ahead, so that it can be taken back. */
    isAhead: z.boolean(),
  })
  .meta({ id: 'TaxRate' });

export type TaxRate = z.infer<typeof taxRateSchema>;

export const taxRateAnswer = dataOf(taxRateSchema);
export const taxRatesAnswer = listOf(taxRateSchema);

export const setTaxBody = z.object({
  country: countryCodeSchema,
  name: userLine({ min: 1, max: 40 }),
  /** 0 ends the tax of a country. */
  percent: z.number().min(0).max(100).refine(isExactAmount, { error: 'at most two decimal places' }),
  /** At once where nothing is said. */
  validFrom: momentSchema.optional(),
});

export type SetTaxBody = z.output<typeof setTaxBody>;

export const taxRatesQuery = pageQuery;
/** Of a list by country, and within it the latest first. */
export const taxCursor = z.tuple([z.string(), z.iso.datetime()]);
