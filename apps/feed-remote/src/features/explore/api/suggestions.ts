import { suggestSearches } from '@barg/api-client/discovery';
import type { SearchSuggestions } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useSearchSuggestionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Performers and hashtags with a prefix. Cached by prefix, so that late answers do not replace newer ones. */
    searchSuggestions: build.query<SearchSuggestions, string>({
      queryFn: defineQuery((q) => suggestSearches({ q })),
    }),
  }),
});
