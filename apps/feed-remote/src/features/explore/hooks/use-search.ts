import { showsNothing } from '@barg/contract/words';
import { useAddressFilters } from '@barg/session/address-filters';
import { rememberSearch } from '../state/recent-searches.ts';

/** The API's maximum length of a query; a URL may have more. */
export const MAX_WORDS = 100;

export const FOUND_KINDS = ['all', 'performers', 'posts', 'galleries', 'videos'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const EXPLORE_TABS = ['trending', 'new', 'photos', 'creators'] as const;
export type ExploreTab = (typeof EXPLORE_TABS)[number];

/** The query and the type of results, or the tab that is shown without a query. All are part of the URL, so that going back restores them. */
export const useSearch = () => {
  const { get, setAll } = useAddressFilters<'q' | 'in' | 'tab'>([], { way: 'push' });
  const kind = FOUND_KINDS.find((one) => one === get('in')) ?? 'all';
  const tab = EXPLORE_TABS.find((one) => one === get('tab')) ?? 'trending';
  const search = (words: string): void => {
    if (words) rememberSearch(words);
    setAll({ q: words, in: '', tab: '' });
  };
  const words = get('q').trim().slice(0, MAX_WORDS).trim();
  // Half-spaces alone are nothing to search for.
  return { words: showsNothing(words) ? '' : words, kind, tab, search };
};
