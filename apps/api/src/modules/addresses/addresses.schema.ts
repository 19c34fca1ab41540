import { z } from 'zod';
import { countryCodeSchema } from '../../shared/country-code.ts';
import { phoneSchema } from '../../shared/phone.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userCode, userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

export const addressSchema = z
  .object({
    _id: idSchema,
    /** The recipient. */
    name: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    state: z.string(),
    city: z.string(),
    street: z.string(),
    postalCode: z.string(),
    phone: z.string(),
    note: z.string(),
    isDefault: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Address' });

export type Address = z.infer<typeof addressSchema>;
export const addressAnswer = dataOf(addressSchema);
export const addressesAnswer = listOf(addressSchema);
export const addressesQuery = pageQuery;

/** States and cities are free text: lists of the world's cities are never complete. */
export const createAddressBody = z.object({
  name: userLine({ max: 120 }),
  country: countryCodeSchema,
  state: userLine({ max: 120, min: 0 }).default(''),
  city: userLine({ max: 120 }),
  street: userLine({ max: 300 }),
  postalCode: userCode({ max: 20, min: 0 }).default(''),
  phone: z.union([z.literal(''), phoneSchema]).default(''),
  note: userText({ max: 500, min: 0 }).default(''),
  isDefault: z.boolean().default(false),
});

export type NewAddress = z.output<typeof createAddressBody>;

/** Fields left out stay. A default address stops being the default only when another becomes it. */
export const updateAddressBody = z
  .object({
    name: userLine({ max: 120 }),
    country: countryCodeSchema,
    state: userLine({ max: 120, min: 0 }),
    city: userLine({ max: 120 }),
    street: userLine({ max: 300 }),
    postalCode: userCode({ max: 20, min: 0 }),
    phone: z.union([z.literal(''), phoneSchema]),
    note: userText({ max: 500, min: 0 }),
    isDefault: z.boolean(),
  })
  .partial()
  .extend({
    basedOn: basedOnOf({
      ...{ name: seen.words, country: seen.words, state: seen.words, city: seen.words, street: seen.words },
      ...{ postalCode: seen.words, phone: seen.words, note: seen.words },
    }),
  });

export type AddressChanges = z.output<typeof updateAddressBody>;

/** The default first, then the newest. */
export const addressCursor = z.tuple([z.literal([0, 1]), idSchema]);
