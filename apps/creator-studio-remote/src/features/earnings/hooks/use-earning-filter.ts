import type { ListEarningsParams } from '@barg/api-client/models';
import { useSearchParams } from '@barg/runtime/router';
import { EARNED_ITEMS, EARNING_KINDS } from '../components/earning-kinds.ts';

export type EarningFilter = Pick<ListEarningsParams, 'kind' | 'userId' | 'itemType' | 'itemId' | 'month'>;

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const NAMES = ['kind', 'userId', 'itemType', 'itemId', 'month'] as const;

/** The part of an address that shows what a filter lets through, and of the page's other cards what they show now. */
const toSearch = (filter: EarningFilter, now: URLSearchParams): string => {
  const next = new URLSearchParams(now);
  for (const name of NAMES) {
    next.delete(name);
    if (filter[name]) next.set(name, filter[name]);
  }
  return next.size === 0 ? '' : `?${next.toString()}`;
};

/** Addresses of this page with another filter of the earnings. */
export const useEarningSearch = (): ((filter: EarningFilter) => string) => {
  const [now] = useSearchParams();
  return (filter) => toSearch(filter, now);
};

/**
 * Which earnings are listed. It stands in the address, so that a figure can link to what makes it, and a reload shows the
 * same. What somebody has written there wrongly lets everything through.
 */
export const useEarningFilter = (): [EarningFilter, (next: EarningFilter) => void] => {
  const [params, setParams] = useSearchParams();
  const fitting = (name: string, shape: RegExp) => {
    const value = params.get(name);
    return value !== null && shape.test(value) ? { [name]: value } : {};
  };
  const kind = EARNING_KINDS.find((known) => known === params.get('kind'));
  const itemType = EARNED_ITEMS.find((known) => known === params.get('itemType'));
  const filter: EarningFilter = {
    ...(kind && { kind }),
    ...(itemType && { itemType }),
    ...fitting('month', MONTH),
    ...fitting('userId', ID),
    ...fitting('itemId', ID),
  };
  return [filter, (next) => setParams(toSearch(next, params), { replace: true, preventScrollReset: true })];
};
