import { DEFAULT_LOCALE, isSupportedCulture } from '@barg/contract';
import { z } from 'zod';
import { dataOf, listOf } from '../../shared/wire.ts';

const cultureOfCode = z.object({ langCultureName: z.string(), displayName: z.string(), cultureCode: z.string() });

export const simpleLanguageSchema = z
  .object({
    /** ISO 639-1. */
    code: z.string(),
    name: z.string(),
    nativeName: z.string(),
  })
  .meta({ id: 'SimpleLanguage' });

export const detailedLanguageSchema = z
  .object({
    /** Two letters; empty for languages that have no such code. */
    iso639_1: z.string(),
    iso639_2: z.string(),
    iso639_2en: z.string(),
    iso639_3: z.string(),
    name: z.array(z.string()),
    nativeName: z.array(z.string()),
    direction: z.enum(['LTR', 'RTL']),
    /** Empty when the data has none. */
    family: z.string(),
    /** ISO 3166-1, three letters. */
    countries: z.array(z.string()).optional(),
    langCultureMs: z.array(cultureOfCode).optional(),
  })
  .meta({ id: 'DetailedLanguage' });

const countryName = {
  /** ISO 3166-1, two letters. */
  code_2: z.string(),
  /** In English. */
  name: z.string(),
  /** In the country's main language. */
  nativeName: z.string(),
  /** The URL of its flag (SVG, 3:2). */
  flag: z.string(),
};

export const countrySchema = z
  .object({
    ...countryName,
    code_3: z.string(),
    numCode: z.string(),
    /** ISO 639-3, three letters. */
    languages: z.array(z.string()).optional(),
    langCultureMs: z.array(cultureOfCode).optional(),
  })
  .meta({ id: 'Country' });

export const phoneCodeSchema = z
  .object({
    ...countryName,
    /** Digits without the plus sign. */
    phoneCode: z.string(),
  })
  .meta({ id: 'PhoneCode' });

const placeName = {
  /** In Latin letters. */
  name: z.string(),
  /** In the country's script, if known. */
  nativeName: z.string().optional(),
};

export const stateSchema = z.object({ code: z.string(), ...placeName }).meta({ id: 'State' });
export const citySchema = z
  .object({ ...placeName, state: z.string(), lat: z.number(), lng: z.number() })
  .meta({ id: 'City' });

export const cultureSchema = z
  .object({
    code: z.string(),
    language: z.string(),
    name: z.string(),
    nativeName: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    /** The locale whose messages are shown for it. */
    messages: z.string(),
    /** It has messages of its own. */
    isComplete: z.boolean(),
  })
  .meta({ id: 'Culture' });

const optionSchema = z.object({ value: z.string(), label: z.string() }).meta({ id: 'LabelledOption' });

export const userAdditionalSchema = z
  .object({
    crafts: z.array(optionSchema),
    linkKinds: z.array(optionSchema),
    documentKinds: z.array(optionSchema),
  })
  .meta({ id: 'UserAdditional' });

export type SimpleLanguage = z.infer<typeof simpleLanguageSchema>;
export type DetailedLanguage = z.infer<typeof detailedLanguageSchema>;
export type Country = z.infer<typeof countrySchema>;
export type PhoneCode = z.infer<typeof phoneCodeSchema>;
export type State = z.infer<typeof stateSchema>;
export type City = z.infer<typeof citySchema>;
export type Culture = z.infer<typeof cultureSchema>;
export type UserAdditional = z.infer<typeof userAdditionalSchema>;

/** A country, ISO 3166-1, two letters in either case. */
const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toUpperCase());

export const statesParams = z.object({ id: countryCode });
/** A country, and the code of one of its states (`all` for a country that has none). */
export const citiesParams = z.object({ a: countryCode, b: z.string().regex(/^[A-Za-z0-9]{1,8}$/) });
export const additionalQuery = z.object({
  locale: z.string().max(20).refine(isSupportedCulture, { error: 'not a supported locale' }).default(DEFAULT_LOCALE),
});

export const languagesAnswer = listOf(simpleLanguageSchema);
export const detailedLanguagesAnswer = listOf(detailedLanguageSchema);
export const countriesAnswer = listOf(countrySchema);
export const phoneCodesAnswer = listOf(phoneCodeSchema);
export const statesAnswer = listOf(stateSchema);
export const citiesAnswer = listOf(citySchema);
export const culturesAnswer = listOf(cultureSchema);
export const userAdditionalAnswer = dataOf(userAdditionalSchema);
export const unchangedAnswer = z.null().describe('The caller has this answer already');
