/// <reference path="./country-language.d.ts" />
import countryLanguage from 'country-language';
import isoCountries from 'i18n-iso-countries';
import { getCountries as getPhoneCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { once } from '../../shared/once.ts';
import type { Country, PhoneCode } from './reference.schema.ts';

/** The main language of a country, by CLDR: `fa` for IR. */
const mainLanguage = (code: string): string => new Intl.Locale('und', { region: code }).maximize().language;

const displayNames = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language; in English when CLDR has none. */
export const countryName = (code: string, locale: string): string => {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  displayNames.set(locale, names);
  return names.of(code) ?? code;
};

const flagOf = (code: string): string => `/assets/flags/${code.toLowerCase()}.svg`;

/** Every country of ISO 3166-1, by English name. */
export const countries = once((): Country[] => {
  const details = new Map(countryLanguage.getCountries().map((country) => [country.code_2, country]));
  return Object.keys(isoCountries.getAlpha2Codes())
    .map((code) => {
      const { languages, langCultureMs } = details.get(code) ?? {};
      return {
        code_2: code,
        code_3: isoCountries.alpha2ToAlpha3(code) ?? '',
        numCode: isoCountries.alpha2ToNumeric(code) ?? '',
        name: countryName(code, 'en'),
        nativeName: countryName(code, mainLanguage(code)),
        flag: flagOf(code),
        ...(languages && { languages }),
        ...(langCultureMs && { langCultureMs }),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
});

/** The calling codes of all countries that have one. */
export const phoneCodes = once((): PhoneCode[] => {
  const withCode = new Set<string>(getPhoneCountries());
  return countries().flatMap(({ code_2, name, nativeName, flag }) =>
    withCode.has(code_2) && isSupportedCountry(code_2)
      ? [{ code_2, name, nativeName, flag, phoneCode: String(getCountryCallingCode(code_2)) }]
      : [],
  );
});
