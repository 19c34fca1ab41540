/** Lists that the whole site shares and that change with releases only. An entry of its own: few pages need them. */
import {
  getUserAdditional,
  listCities,
  listCountries,
  listLanguages,
  listPhoneCodes,
  listStates,
} from '@barg/api-client/reference';
import { api, defineQuery } from '@barg/session';

/** Seconds: for as long as the page is open, in practice. */
const KEPT = 24 * 3600;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listCountries()) }),
    phoneCodes: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listPhoneCodes()) }),
    languages: build.query({ keepUnusedDataFor: KEPT, queryFn: defineQuery((_: void) => listLanguages()) }),
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
