import { useAddressFilters } from '@barg/session/address-filters';
import type { LibraryFilter } from '../api/library.ts';
import { LIBRARY_TYPES } from '../library-kinds.ts';

export const KEPT_WAYS = ['bookmarked', 'bought'] as const;
/** Periods in days. */
export const PERIODS = { week: 7, month: 30, year: 365 } as const;
export type Period = keyof typeof PERIODS;

const FILTER_NAMES = ['type', 'kept', 'performer', 'folder', 'period'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export type View = 'list' | 'grid';

const DAY_MS = 86_400_000;
const isPeriod = (name: string): name is Period => Object.hasOwn(PERIODS, name);

/** The start of the day some days ago: constant for a day, so that the query's cache key is too. */
const daysAgo = (days: number): string => {
  const day = new Date(Date.now() - days * DAY_MS);
  day.setHours(0, 0, 0, 0);
  return day.toISOString();
};

/**
 * The filters of the library and how it is shown. Both are part of the URL, so that they are restored by going back; each
 * change of a filter is an entry of the history, and one of the view is not.
 */
export const useLibraryFilter = () => {
  const { get, set, clear } = useAddressFilters<FilterName | 'view'>(FILTER_NAMES, { way: 'push' });
  const type = LIBRARY_TYPES.find((one) => one === get('type'));
  const kept = KEPT_WAYS.find((one) => one === get('kept'));
  const [performerId, folderId, period] = [get('performer'), get('folder'), get('period')];
  const filter: LibraryFilter = {
    ...(type && { type }),
    ...(kept && { kept }),
    ...(performerId && { performerId }),
    ...(folderId && { folderId }),
    ...(isPeriod(period) && { since: daysAgo(PERIODS[period]) }),
  };
  const view: View = get('view') === 'grid' ? 'grid' : 'list';
  return {
    filter,
    value: (name: FilterName) => get(name),
    set: (name: FilterName, value: string) => set(name, value),
    /** Replaces the history's entry, because the chosen folder was deleted. */
    forget: (name: FilterName) => set(name, '', 'replace'),
    clear,
    view,
    setView: (next: View) => set('view', next === 'grid' ? next : '', 'replace'),
  };
};
