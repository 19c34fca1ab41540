import { suggestSearches } from '@barg/api-client/discovery';
import type { SearchSuggestions } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useSearchSuggestionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Performers and hashtags that begin so. Kept by what was typed: an answer that comes late is for its own words. */
    searchSuggestions: build.query<SearchSuggestions, string>({
      queryFn: defineQuery((q) => suggestSearches({ q })),
    }),
  }),
});
