import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from '@barg/runtime/router';
import type { LibraryFilter } from '../api/library.ts';
import { LIBRARY_TYPES } from '../library-kinds.ts';

export const KEPT_WAYS = ['bookmarked', 'bought'] as const;
/** Periods in days. */
export const PERIODS = { week: 7, month: 30, year: 365 } as const;
export type Period = keyof typeof PERIODS;

export type FilterName = 'type' | 'kept' | 'performer' | 'folder' | 'period' | 'view';

const DAY_MS = 86_400_000;
const isPeriod = (name: string | null): name is Period => name !== null && Object.hasOwn(PERIODS, name);

/** The start of the day some days ago: constant for a day, so that the query's cache key is too. */
const daysAgo = (days: number): string => {
  const day = new Date(Date.now() - days * DAY_MS);
  day.setHours(0, 0, 0, 0);
  return day.toISOString();
};

/**
 * The filters of the library. They are part of the URL, so that they are restored by going back; each change is an
 * entry of the history.
 */
export const useLibraryFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo((): LibraryFilter => {
    const type = LIBRARY_TYPES.find((one) => one === query.get('type'));
    const kept = KEPT_WAYS.find((one) => one === query.get('kept'));
    const [performerId, folderId, period] = [query.get('performer'), query.get('folder'), query.get('period')];
    return {
      ...(type && { type }),
      ...(kept && { kept }),
      ...(performerId && { performerId }),
      ...(folderId && { folderId }),
      ...(isPeriod(period) && { since: daysAgo(PERIODS[period]) }),
    };
  }, [query]);
  /** The router updates the location in a transition: a second change before that is based on the first. */
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (after: URLSearchParams, replace = false): void => {
    if (after.toString() === latest.current.toString()) return;
    latest.current = after;
    setQuery(after, { replace });
  };
  const changed = (name: FilterName, value: string): URLSearchParams => {
    const after = new URLSearchParams(latest.current);
    if (value) after.set(name, value);
    else after.delete(name);
    return after;
  };
  const set = (name: FilterName, value: string): void => change(changed(name, value));
  /** Replaces the history's entry, because the chosen folder was deleted. */
  const forget = (name: FilterName): void => change(changed(name, ''), true);
  const clear = (): void => change(new URLSearchParams());
  return { filter, value: (name: FilterName) => query.get(name) ?? '', set, forget, clear };
};
