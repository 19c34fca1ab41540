import { blockCountries, getBlockedCountries } from '@barg/api-client/blocking';
import { api, defineQuery } from '@barg/session';
import { mergedList, writeOnto } from '@barg/session/unsent-drafts';

const readBlocked = async (): Promise<string[]> => (await getBlockedCountries()).countries;

interface Choice {
  /** What the choice began with. */
  began: readonly string[];
  chosen: readonly string[];
}

/**
 * The API takes the whole list: to what is blocked by now, also by another window, comes what was chosen, and goes what
 * was taken out.
 */
const block = ({ began, chosen }: Choice): Promise<string[]> =>
  writeOnto(readBlocked, async (now) => {
    const countries = mergedList({ began, typed: chosen, now });
    return (await blockCountries({ countries, basedOn: { countries: now } })).countries;
  });

export const { useBlockedCountriesQuery, useBlockCountriesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    blockedCountries: build.query({
      queryFn: defineQuery((_: void) => readBlocked()),
      providesTags: ['User'],
    }),
    blockCountries: build.mutation<string[], Choice>({
      queryFn: defineQuery(block),
      invalidatesTags: (_saved, error) => (error ? [] : ['User']),
    }),
  }),
});
