/// <reference path="./country-language.d.ts" />
import countryLanguage from 'country-language';
import languageCodes from 'iso-639-1';
import { once } from '../../shared/once.ts';
import type { DetailedLanguage, SimpleLanguage } from './reference.schema.ts';

/**
 * Every language with a code of two letters (184), by its English and its own name: from iso-639-1, which is
 * maintained, or from the older data for retired codes (`bh`).
 */
export const simpleLanguages = once((): SimpleLanguage[] =>
  countryLanguage
    .getLanguages()
    .filter(({ iso639_1 }) => iso639_1 !== '')
    .map(({ iso639_1: code, name: [name = code], nativeName: [nativeName = name] }) => ({
      code,
      name: languageCodes.getName(code) || name,
      nativeName: languageCodes.getNativeName(code) || nativeName,
    }))
    .sort((one, other) => one.code.localeCompare(other.code, 'en')),
);

/** Every language of the data, with family, countries and cultures (specification, section 3). */
export const detailedLanguages = once((): DetailedLanguage[] =>
  countryLanguage.getLanguages().map((language) => ({
    iso639_1: language.iso639_1,
    iso639_2: language.iso639_2,
    iso639_2en: language.iso639_2en,
    iso639_3: language.iso639_3,
    name: language.name.filter(Boolean),
    nativeName: language.nativeName.filter(Boolean),
    // Absent where the data misspells the field; all of those are written left to right.
    direction: language.direction ?? 'LTR',
    family: language.family,
    ...(language.countries && { countries: language.countries }),
    ...(language.langCultureMs && { langCultureMs: language.langCultureMs }),
  })),
);
