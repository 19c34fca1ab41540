/** Lists that change with releases only. An entry of its own, because few pages need them. */
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
import { SCREEN_LOCALES, isSupportedCulture, LOCALES, OFFERED_CULTURES, RTL_CULTURES } from '@barg/contract';
import { useMemo } from 'react';
import { api, defineQuery } from '@barg/session';
import { isPassing, useAskedAgain } from '../store/use-asked-again.ts';

/** Seconds: effectively as long as the page is open. */
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
  /** Empty until loaded. */
  items: readonly T[];
  isLoading: boolean;
  isError: boolean;
  error: { message?: string } | undefined;
  refetch: () => void;
}

const nothing: readonly never[] = [];

interface ListQuery<Answer> {
  currentData?: Answer | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: { message?: string } | undefined;
  refetch: () => unknown;
}

const listed = <Answer extends { data: unknown[] }>(query: ListQuery<Answer>): Listed<Answer['data'][number]> => ({
  items: query.currentData?.data ?? nothing,
  isLoading: query.isFetching,
  isError: query.isError,
  error: query.error,
  refetch: () => void query.refetch(),
});

/** A list that is asked for again by itself after a passing failure, and loading until then: a picker has no room for an error. */
const useListed = <Answer extends { data: unknown[] }>(query: ListQuery<Answer>): Listed<Answer['data'][number]> => {
  const list = listed(useAskedAgain(query));
  const isAskedAgain = list.items.length === 0 && list.error !== undefined && isPassing(list.error);
  return { ...list, isLoading: list.isLoading || isAskedAgain };
};

/** Every country, for `CountryPicker`. */
export const useCountries = () => useListed(endpoints.countries.useQuery());
/** Every country's calling code, for `PhoneField`. */
export const usePhoneCodes = () => useListed(endpoints.phoneCodes.useQuery());
/** Every language with a code of two letters, for `LanguagePicker`. */
export const useLanguages = () => useListed(endpoints.languages.useQuery());

const toEntry = ({ iso639_1: code, iso639_3, name: names, nativeName: nativeNames }: DetailedLanguage) => ({
  code,
  name: names[0] ?? code,
  nativeName: nativeNames[0] ?? names[0] ?? code,
  otherNames: [...names, ...nativeNames, iso639_3],
});

/**
 * Every language with a code of two letters, searchable by all its names and its longer code, for `LanguagesPicker`; if
 * those fail to load, the list of {@link useLanguages}.
 */
export const useSpokenLanguages = () => {
  const detailed = listed(endpoints.detailedLanguages.useQuery());
  const plain = useListed(endpoints.languages.useQuery(undefined, { skip: !detailed.isError }));
  const entries = useMemo(
    () => detailed.items.filter(({ iso639_1 }) => iso639_1 !== '').map(toEntry),
    [detailed.items],
  );
  return detailed.isError ? plain : { ...detailed, items: entries };
};

/** Whether a picker offers a culture: it has texts of its own, or its language has. */
const isOffered = ({ code, messages, isComplete }: Culture): boolean =>
  isComplete || code.split('-')[0] === messages.split('-')[0];

/** This release's own lists, used until the server's are loaded, or if that fails. */
const builtIn = {
  offered: OFFERED_CULTURES,
  complete: SCREEN_LOCALES as readonly string[],
  supported: [...new Set([...LOCALES, ...RTL_CULTURES])] as readonly string[],
};

/** Codes of the supported cultures: all, those for pickers, and those with texts of their own. */
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

/** The states of a country; empty while none is chosen. */
export const useStates = (country: string | null) =>
  useListed(endpoints.states.useQuery(country ?? '', { skip: !country }));

interface KnownStates {
  items: readonly { code: string }[];
  isLoading: boolean;
  isError: boolean;
}

/** The cities of a state; of the whole country when it has no states. Pass the result of {@link useStates}. */
export const useCities = (country: string | null, state: string | null, states: KnownStates) => {
  const hasNoStates = states.items.length === 0 && !states.isLoading && !states.isError;
  const place = hasNoStates ? 'all' : state;
  return useListed(
    endpoints.cities.useQuery({ country: country ?? '', state: place ?? '' }, { skip: !country || !place }),
  );
};

const noLists = { crafts: nothing, linkKinds: nothing, documentKinds: nothing };

/** The short lists of profile forms (crafts, kinds of links and documents), labelled in the given culture's language. */
export const useUserAdditional = (locale: string) => {
  const { data = noLists, isFetching, isError } = useAskedAgain(endpoints.userAdditional.useQuery(locale));
  return { ...data, isLoading: isFetching, isError };
};
