import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { listedCountrySchema } from '../../shared/country-code.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

/** More than there are countries. */
const MAX_COUNTRIES = 300;

export const blockUserBody = z.object({ userId: idSchema });

export const blockedUserSchema = authorSchema.extend({ blockedAt: z.iso.datetime() }).meta({ id: 'BlockedUser' });
export type BlockedUser = z.infer<typeof blockedUserSchema>;

/** `of` asks for one account, by id or username: whether it is blocked. */
export const blockedUsersQuery = pageQuery.extend({
  of: z.string().trim().toLowerCase().min(1).max(64).optional(),
});
export const blockedUsersAnswer = listOf(blockedUserSchema);

export const blockCountriesBody = z.object({
  countries: z.array(listedCountrySchema).max(MAX_COUNTRIES),
  basedOn: basedOnOf({ countries: seen.ids }),
});
export type CountriesChange = z.output<typeof blockCountriesBody>;
export const blockedCountriesAnswer = dataOf(z.object({ countries: z.array(z.string()) }));

export const countryCheckQuery = z.object({ performerId: idSchema.optional() });
export const countryCheckAnswer = dataOf(
  z.object({
    blocked: z.boolean(),
    country: z.string().nullable().describe("The caller's country, ISO 3166-1 alpha-2; null where it is not known."),
  }),
);
