import { dayBounds, useAddressFilters, type AddressFilters } from '@barg/session/address-filters';
import type { HistorySearch } from '../api/list-transactions.ts';

const NAMES = ['q', 'kind', 'direction', 'from', 'to'] as const;
type FilterName = (typeof NAMES)[number];

type Kind = NonNullable<HistorySearch['kind']>;
/** What moves what a performer has earned, and no wallet. */
type OfEarnings = 'release' | 'payout' | 'payout-sent';

/** A new kind does not compile until it stands here too. */
const kinds: Readonly<Record<Exclude<Kind, OfEarnings>, true>> = {
  'top-up': true,
  tip: true,
  purchase: true,
  subscription: true,
  order: true,
  refund: true,
  chargeback: true,
  reversal: true,
  repayment: true,
  referral: true,
  adjustment: true,
};
/** The kinds that the URL's filter accepts. */
export const FILTERED_KINDS = Object.keys(kinds) as Array<keyof typeof kinds>;
const LONGEST_WORDS = 200;

const oneOf = <T extends string>(value: string, of: readonly T[]): T | undefined => of.find((one) => one === value);

/** The API's query for the URL's filters; invalid values are left out. */
const searchOf = (get: (name: FilterName) => string): HistorySearch => {
  const q = get('q').trim().slice(0, LONGEST_WORDS);
  const kind = oneOf(get('kind'), FILTERED_KINDS);
  const direction = oneOf(get('direction'), ['in', 'out']);
  return { ...(q && { q }), ...(kind && { kind }), ...(direction && { direction }), ...dayBounds(get) };
};

export interface HistoryFilters extends AddressFilters<FilterName> {
  search: HistorySearch;
}

/** The filters of the history, which are part of the URL. */
export const useHistoryFilters = (): HistoryFilters => {
  const filters = useAddressFilters(NAMES);
  return { ...filters, search: searchOf(filters.get) };
};
