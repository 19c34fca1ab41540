import type { PickerOption } from './option.ts';

interface PlaceName {
  /** In Latin script. */
  name: string;
  /** In the script of its country. */
  nativeName?: string;
}

/** A state or province as the API lists it. */
export interface StateEntry extends PlaceName {
  code: string;
}

/** A city as the API lists it. */
export type CityEntry = PlaceName;

const ARABIC_WORD = /^\p{Script=Arabic}/u;

/** Languages in Arabic script, whose readers read native Persian names more easily than Latin ones. */
const readsArabicScript = (locale: string): boolean => new Intl.Locale(locale).maximize().script === 'Arab';

const toOption = (value: string, { name, nativeName }: PlaceName, isNativeFirst: boolean): PickerOption =>
  isNativeFirst && nativeName !== undefined && ARABIC_WORD.test(nativeName)
    ? { value, label: nativeName, note: name }
    : { value, label: name, note: nativeName };

/** Sorted by the reader's collation, which puts its own script first. */
const sorted = (options: PickerOption[], locale: string): PickerOption[] => {
  const { compare } = new Intl.Collator(locale);
  return options.sort((one, other) => compare(one.label, other.label));
};

/** The options of a country's states. */
export const stateOptions = (states: readonly StateEntry[], locale: string): PickerOption[] => {
  const isNativeFirst = readsArabicScript(locale);
  return sorted(
    states.map((state) => toOption(state.code, state, isNativeFirst)),
    locale,
  );
};

/** The options of a list of cities. Forms store only the name, so duplicate names are removed. */
export const cityOptions = (cities: readonly CityEntry[], locale: string): PickerOption[] => {
  const isNativeFirst = readsArabicScript(locale);
  const byName = new Map(cities.map((city) => [city.name, city]));
  return sorted(
    [...byName.values()].map((city) => toOption(city.name, city, isNativeFirst)),
    locale,
  );
};
