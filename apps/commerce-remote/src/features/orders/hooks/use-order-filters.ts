import { dayBounds, useAddressFilters, type AddressFilters } from '@barg/session/address-filters';
import type { OrderSearch } from '../api/orders.ts';

const NAMES = ['q', 'status', 'from', 'to'] as const;
type FilterName = (typeof NAMES)[number];

/** The states that the address may filter by. */
export const ORDER_STATES = ['created', 'processing', 'shipped', 'delivered', 'refunded'] as const;
const LONGEST_WORDS = 100;

export interface OrderFilters extends AddressFilters<FilterName> {
  /** What is asked for: whatever somebody wrote into the address by hand is left out where it means nothing. */
  search: OrderSearch;
}

/** Filters of what one has bought of shops. */
export const useOrderFilters = (): OrderFilters => {
  const filters = useAddressFilters(NAMES);
  const q = filters.get('q').trim().slice(0, LONGEST_WORDS);
  const status = ORDER_STATES.find((known) => known === filters.get('status'));
  return { ...filters, search: { ...(q && { q }), ...(status && { status }), ...dayBounds(filters.get) } };
};
