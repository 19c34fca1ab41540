/** Lists that the whole site shares and that change with releases only. An entry of its own: few pages need them. */
import {
  getUserAdditional,
  listCities,
  listCountries,
  listCultures,
  listDetailedLanguages,
  listLanguages,
  listPhoneCodes,
  listStates,
} from '@barg/api-client/reference';
import type { Culture, DetailedLanguage } from '@barg/api-client/models';
import { COMPLETE_LOCALES, isSupportedCulture, LOCALES, OFFERED_CULTURES, RTL_CULTURES } from '@barg/contract';
import { useMemo } from 'react';
import { api, defineQuery } from '@barg/session';

/** Seconds: for as long as the page is open, in practice. */
const KEPT = 24 * 3600;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listCountries()) }),
    phoneCodes: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listPhoneCodes()) }),
    languages: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listLanguages()) }),
    cultures: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listCultures()) }),
    detailedLanguages: build.query({
      keepUnusedDataFor: KEPT,
      queryFn: defineQuery((_: void) => listDetailedLanguages()),
    }),
    states: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((country: string) => listStates(country)) }),
    cities: build.query({
      keepUnusedDataFor: KEPT,
      queryFn: defineQuery(({ country, state }: CitiesOf) => listCities(country, state)),
    }),
    userAdditional: build.query({
      keepUnusedDataFor: KEPT,
      queryFn: defineQuery((locale: string) => getUserAdditional({ locale })),
    }),
  }),
});

interface CitiesOf {
  country: string;
  state: string;
}

interface Listed<T> {
  /** Empty until they have come. */
  items: readonly T[];
  isLoading: boolean;
  isError: boolean;
}

const nothing: readonly never[] = [];

interface ListQuery<Answer> {
  currentData?: Answer | undefined;
  isFetching: boolean;
  isError: boolean;
}

const listed = <Answer extends { data: unknown[] }>(query: ListQuery<Answer>): Listed<Answer['data'][number]> => ({
  items: query.currentData?.data ?? nothing,
  isLoading: query.isFetching,
  isError: query.isError,
});

/** Every country, for `CountryPicker`. */
export const useCountries = () => listed(endpoints.countries.useQuery());
/** Every country's calling code, for `PhoneField`. */
export const usePhoneCodes = () => listed(endpoints.phoneCodes.useQuery());
/** Every language with a code of two letters, for `LanguagePicker`. */
export const useLanguages = () => listed(endpoints.languages.useQuery());

const toEntry = ({ iso639_1: code, iso639_3, name: names, nativeName: nativeNames }: DetailedLanguage) => ({
  code,
  name: names[0] ?? code,
  nativeName: nativeNames[0] ?? names[0] ?? code,
  otherNames: [...names, ...nativeNames, iso639_3],
});

/**
 * Every language with a code of two letters, found by all of its names and by its longer code too, for
 * `LanguagesPicker`; where those do not come, as {@link useLanguages} has them.
 */
export const useSpokenLanguages = () => {
  const detailed = listed(endpoints.detailedLanguages.useQuery());
  const plain = listed(endpoints.languages.useQuery(undefined, { skip: !detailed.isError }));
  const entries = useMemo(
    () => detailed.items.filter(({ iso639_1 }) => iso639_1 !== '').map(toEntry),
    [detailed.items],
  );
  return detailed.isError ? plain : { ...detailed, items: entries };
};

/** Whether a picker offers a culture: its own texts are there, or those of its language. */
const isOffered = ({ code, messages, isComplete }: Culture): boolean =>
  isComplete || code.split('-')[0] === messages.split('-')[0];

/** What this release knows by itself: it stands there until the list has come, and where it does not. */
const builtIn = {
  offered: OFFERED_CULTURES,
  complete: COMPLETE_LOCALES as readonly string[],
  supported: [...new Set([...LOCALES, ...RTL_CULTURES])] as readonly string[],
};

/** Codes of the cultures that the site can be shown in: all, those that pickers offer, and those with texts of their own. */
export const useCultures = () => {
  const { items } = listed(endpoints.cultures.useQuery());
  return useMemo(() => {
    const known = items.filter(({ code }) => isSupportedCulture(code));
    const codesOf = (cultures: readonly Culture[]) => cultures.map(({ code }) => code);
    if (known.length === 0) return builtIn;
    return {
      offered: codesOf(known.filter(isOffered)),
      complete: codesOf(known.filter(({ isComplete }) => isComplete)),
      supported: codesOf(known),
    };
  }, [items]);
};

/** The states of a country; none while none is chosen. */
export const useStates = (country: string | null) =>
  listed(endpoints.states.useQuery(country ?? '', { skip: !country }));

/** The cities of a state; of the whole country when it has no states. Pass what {@link useStates} found. */
export const useCities = (country: string | null, state: string | null, states: readonly { code: string }[]) => {
  const place = states.length === 0 ? 'all' : state;
  return listed(
    endpoints.cities.useQuery({ country: country ?? '', state: place ?? '' }, { skip: !country || !place }),
  );
};

const noLists = { crafts: nothing, linkKinds: nothing, documentKinds: nothing };

/** The short lists of profile forms (crafts, kinds of links and documents), labelled in the given culture's language. */
export const useUserAdditional = (locale: string) => {
  const { data = noLists, isFetching, isError } = endpoints.userAdditional.useQuery(locale);
  return { ...data, isLoading: isFetching, isError };
};
