import countries from 'i18n-iso-countries';
import { z } from 'zod';

const codes: ReadonlySet<string> = new Set(Object.keys(countries.getAlpha2Codes()));

/** An ISO 3166-1 alpha-2 code, in any case; upper case comes out. */
export const countryCodeSchema = z
  .string()
  .trim()
  .length(2)
  .toUpperCase()
  .refine((code) => codes.has(code), 'not a country code');

/** As {@link countryCodeSchema}, in upper case alone: in a list, one country in two spellings would be two. */
export const listedCountrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => codes.has(code), 'not a country code');
