import { blockCountries, getBlockedCountries } from '@barg/api-client/blocking';
import { api, defineQuery } from '@barg/session';
import { mergedList } from '@barg/session/unsent-drafts';

interface Choice {
  /** What the choice began with. */
  began: readonly string[];
  chosen: readonly string[];
}

/**
 * The API takes the whole list: to what is blocked by now, also by another window, comes what was chosen, and goes what
 * was taken out.
 */
const block = async ({ began, chosen }: Choice): Promise<string[]> => {
  const { countries: now } = await getBlockedCountries();
  const countries = mergedList({ began, typed: chosen, now });
  return (await blockCountries({ countries })).countries;
};

export const { useBlockedCountriesQuery, useBlockCountriesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    blockedCountries: build.query({
      queryFn: defineQuery(async (_: void) => (await getBlockedCountries()).countries),
      providesTags: ['User'],
    }),
    blockCountries: build.mutation<string[], Choice>({
      queryFn: defineQuery(block),
      invalidatesTags: (_saved, error) => (error ? [] : ['User']),
    }),
  }),
});
