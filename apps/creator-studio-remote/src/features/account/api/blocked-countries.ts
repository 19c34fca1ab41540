import { blockCountries, getBlockedCountries } from '@barg/api-client/blocking';
import { api, defineQuery } from '@barg/session';

export const { useBlockedCountriesQuery, useBlockCountriesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    blockedCountries: build.query({
      queryFn: defineQuery(async (_: void) => (await getBlockedCountries()).countries),
      providesTags: ['User'],
    }),
    blockCountries: build.mutation({
      queryFn: defineQuery((countries: string[]) => blockCountries({ countries })),
      invalidatesTags: (_saved, error) => (error ? [] : ['User']),
    }),
  }),
});
