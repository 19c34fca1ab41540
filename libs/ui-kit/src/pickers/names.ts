import type { PickerOption } from './option.ts';
import { flagAddress } from './flag.tsx';

/** A country as the API lists it. */
export interface CountryEntry {
  code_2: string;
  code_3?: string;
  /** In English. */
  name: string;
  nativeName?: string;
}

/** A language as the API lists it. */
export interface LanguageEntry {
  code: string;
  /** In English. */
  name: string;
  nativeName: string;
  /** More search terms. */
  otherNames?: readonly string[];
}

/** The name in the reader's language, or the given one if the browser has none. */
const nameIn = (names: Intl.DisplayNames, code: string, fallback: string): string => {
  try {
    const name = names.of(code);
    return name && name !== code ? name : fallback;
  } catch {
    return fallback;
  }
};

const sorted = (options: PickerOption[], locale: string): PickerOption[] => {
  const { compare } = new Intl.Collator(locale);
  return options.sort((one, other) => compare(one.label, other.label));
};

/**
 * The options of a list of countries: named in the reader's language, with flags, searchable by code and other names.
 */
export const countryOptions = (countries: readonly CountryEntry[], locale: string): PickerOption[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const options = countries.map(({ code_2, code_3 = '', name, nativeName }) => ({
    value: code_2,
    label: nameIn(names, code_2, name),
    note: nativeName ?? name,
    picture: flagAddress(code_2),
    keywords: [name, code_2, code_3],
  }));
  return sorted(options, locale);
};

/** The options of a list of languages: named in the reader's language, with their native names as notes. */
export const languageOptions = (languages: readonly LanguageEntry[], locale: string): PickerOption[] => {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  const options = languages.map(({ code, name, nativeName, otherNames = [] }) => ({
    value: code,
    label: nameIn(names, code, name),
    note: nativeName,
    keywords: [name, code, ...otherNames],
  }));
  return sorted(options, locale);
};
