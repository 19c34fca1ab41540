import { useSearchParams } from '@barg/runtime/router';
import { rememberSearch } from '../state/recent-searches.ts';

/** What the API reads of what is searched for; an address may hold more. */
export const MAX_WORDS = 100;

export const FOUND_KINDS = ['all', 'performers', 'posts', 'galleries', 'videos'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What is searched for, and in what. Both live in the address, so that going back finds them again. */
export const useSearch = () => {
  const [query, setQuery] = useSearchParams();
  const kind = FOUND_KINDS.find((one) => one === query.get('in')) ?? 'all';
  const search = (words: string): void => {
    if (words) rememberSearch(words);
    setQuery(words ? { q: words } : {});
  };
  return { words: (query.get('q') ?? '').trim().slice(0, MAX_WORDS).trim(), kind, tab: query.get('tab'), search };
};
