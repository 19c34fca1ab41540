import type { Earning } from '@barg/api-client/models';

/** What earns, and what takes back, in the order in which they can be chosen. */
export const EARNING_KINDS = [
  'tip',
  'purchase',
  'subscription',
  'release',
  'referral',
  'refund',
  'chargeback',
  'reversal',
] as const satisfies readonly Earning['kind'][];

/** Where figures lead to: the list on the same page. */
export const EARNING_LIST = 'one-by-one';
