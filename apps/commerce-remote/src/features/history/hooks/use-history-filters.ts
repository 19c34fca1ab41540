import { useEffect, useRef } from 'react';
import { useSearchParams } from '@barg/runtime/router';
import type { HistorySearch } from '../api/list-transactions.ts';

const NAMES = ['q', 'kind', 'direction', 'from', 'to'] as const;
export type FilterName = (typeof NAMES)[number];

/** What may stand in the address: `kind` as the history offers it, days as `2026-11-21`. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const FILTERED_KINDS = [
  'top-up',
  'tip',
  'purchase',
  'subscription',
  'order',
  'refund',
  'chargeback',
  'reversal',
  'referral',
] as const;
const LONGEST_WORDS = 200;

/** The bounds of days as they are picked, in the browser's time zone; null for what is no day. */
const dayStart = (day: string, later = 0): string | null => {
  const start = DAY.test(day) ? new Date(`${day}T00:00:00`) : null;
  if (!start || Number.isNaN(start.getTime())) return null;
  start.setDate(start.getDate() + later);
  return start.toISOString();
};

const oneOf = <T extends string>(value: string, of: readonly T[]): T | undefined => of.find((one) => one === value);

/** What is asked for: whatever somebody wrote into the address by hand is left out where it means nothing. */
export const searchOf = (get: (name: FilterName) => string): HistorySearch => {
  const q = get('q').trim().slice(0, LONGEST_WORDS);
  const kind = oneOf(get('kind'), FILTERED_KINDS);
  const direction = oneOf(get('direction'), ['in', 'out']);
  const [from, to] = [dayStart(get('from')), dayStart(get('to'), 1)];
  return {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(direction && { direction }),
    ...(from && { from }),
    ...(to && { to }),
  };
};

export interface HistoryFilters {
  get: (name: FilterName) => string;
  set: (name: FilterName, value: string) => void;
  clear: () => void;
  search: HistorySearch;
}

/** Filters of the history. They live in the address, so that a reload keeps them and the way back leads to them. */
export const useHistoryFilters = (): HistoryFilters => {
  const [query, setQuery] = useSearchParams();
  /** The router draws a change of the address when it has time: a second choice made before that adds to the first. */
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (values: Partial<Record<FilterName, string>>): void => {
    const after = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    latest.current = after;
    setQuery(after, { replace: true });
  };
  const get = (name: FilterName): string => query.get(name) ?? '';
  return {
    get,
    set: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(NAMES.map((name) => [name, '']))),
    search: searchOf(get),
  };
};
