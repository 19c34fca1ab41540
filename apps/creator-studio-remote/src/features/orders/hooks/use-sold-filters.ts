import { dayBounds, useAddressFilters, type AddressFilters } from '@barg/session/address-filters';
import type { OrderSearch } from '../api/orders.ts';

const NAMES = ['q', 'status', 'from', 'to'] as const;
type FilterName = (typeof NAMES)[number];

export const ORDER_STATES = ['unsent', 'created', 'processing', 'shipped', 'delivered', 'refunded'] as const;
/** What stands in the address for orders of all states: without any, those are shown that wait for their performer. */
export const EVERY_STATE = 'every';
const LONGEST_WORDS = 100;

export interface SoldFilters extends AddressFilters<FilterName> {
  /** One of the states, or all of them. */
  status: (typeof ORDER_STATES)[number] | typeof EVERY_STATE;
  /** What is asked for: whatever somebody wrote into the address by hand is left out where it means nothing. */
  search: OrderSearch;
}

/** Which of her orders are listed. */
export const useSoldFilters = (): SoldFilters => {
  const filters = useAddressFilters(NAMES);
  const asked = filters.get('status');
  const q = filters.get('q').trim().slice(0, LONGEST_WORDS);
  const status = asked === EVERY_STATE ? asked : (ORDER_STATES.find((known) => known === asked) ?? 'unsent');
  const search = { ...(q && { q }), ...(status !== EVERY_STATE && { status }), ...dayBounds(filters.get) };
  return { ...filters, status, search };
};
