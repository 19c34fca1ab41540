import { useEffect, useRef } from 'react';
import { useSearchParams } from '@barg/runtime/router';

/** Whether a choice is an entry of the history, to which Back leads, or takes the place of the one before. */
export type HistoryWay = 'push' | 'replace';

export interface AddressFilters<Name extends string> {
  /** Empty where it is not set. */
  get: (name: Name) => string;
  /** @param way where it is another than that of the list */
  set: (name: Name, value: string, way?: HistoryWay) => void;
  /** Several at once, as one entry of the history. */
  setAll: (values: Readonly<Partial<Record<Name, string>>>) => void;
  /** Empties those that were named. */
  clear: () => void;
}

/**
 * Filters of a list, by their names in the address: a reload keeps them, and the way back leads to them. What else stands
 * in the address stays.
 *
 * @param names those that `clear` empties
 */
export const useAddressFilters = <Name extends string = string>(
  names: readonly Name[] = [],
  { way: usualWay = 'replace' }: { way?: HistoryWay } = {},
): AddressFilters<Name> => {
  const [query, setQuery] = useSearchParams();
  /** The router draws a change of the address when it has time: a second choice made before that adds to the first. */
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (values: Readonly<Record<string, string>>, way = usualWay): void => {
    const after = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    // What is chosen already makes no entry.
    if (after.toString() === latest.current.toString()) return;
    latest.current = after;
    setQuery(after, { replace: way === 'replace', preventScrollReset: true });
  };
  return {
    get: (name) => query.get(name) ?? '',
    set: (name, value, way) => change({ [name]: value }, way),
    setAll: (values) => change(values as Record<string, string>),
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
};

/** Filters with a first and a last day, as `2026-11-21`. */
export type DayFilters = Pick<AddressFilters<'from' | 'to'>, 'get' | 'set' | 'setAll'>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a day as it is picked, in the browser's time zone, or of one that is later; null for what is no day. */
const dayStart = (day: string, later = 0): string | null => {
  const start = DAY.test(day) ? new Date(`${day}T00:00:00`) : null;
  if (!start || Number.isNaN(start.getTime())) return null;
  start.setDate(start.getDate() + later);
  return start.toISOString();
};

/** The bounds that a search takes, of which the last is not included any more. */
export const dayBounds = (get: DayFilters['get']): { from?: string; to?: string } => {
  const [from, to] = [dayStart(get('from')), dayStart(get('to'), 1)];
  return { ...(from && { from }), ...(to && { to }) };
};
