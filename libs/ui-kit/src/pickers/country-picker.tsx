import { useUi } from '@barg/ui-kit';
import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
import { countryOptions, languageOptions, type CountryEntry, type LanguageEntry } from './names.ts';

type WithCountries<Props> = Omit<Props, 'options'> & { countries: readonly CountryEntry[] };
type WithLanguages<Props> = Omit<Props, 'options'> & { languages: readonly LanguageEntry[] };

const useCountryOptions = (countries: readonly CountryEntry[]) => {
  const { locale } = useUi();
  return useMemo(() => countryOptions(countries, locale), [countries, locale]);
};

const useLanguageOptions = (languages: readonly LanguageEntry[]) => {
  const { locale } = useUi();
  return useMemo(() => languageOptions(languages, locale), [languages, locale]);
};

export type CountryPickerProps = WithCountries<ComboboxProps>;
export type CountriesPickerProps = WithCountries<MultiComboboxProps>;
export type LanguagePickerProps = WithLanguages<ComboboxProps>;
export type LanguagesPickerProps = WithLanguages<MultiComboboxProps>;

/** A country, as its ISO 3166-1 code of two letters. */
export const CountryPicker = ({ countries, ...rest }: CountryPickerProps) => (
  <Combobox autoComplete="country" {...rest} options={useCountryOptions(countries)} />
);

/** Several countries. */
export const CountriesPicker = ({ countries, ...rest }: CountriesPickerProps) => (
  <MultiCombobox {...rest} options={useCountryOptions(countries)} />
);

/** A language, as its ISO 639-1 code. */
export const LanguagePicker = ({ languages, ...rest }: LanguagePickerProps) => (
  <Combobox {...rest} options={useLanguageOptions(languages)} />
);

/** Several languages. */
export const LanguagesPicker = ({ languages, ...rest }: LanguagesPickerProps) => (
  <MultiCombobox {...rest} options={useLanguageOptions(languages)} />
);
