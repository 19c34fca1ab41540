import type { Earning } from '@barg/api-client/models';
import { NAMED_ITEMS, NAMELESS_ITEMS } from '@barg/contract';

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

/** What is earned with, where it has no title; subscriptions and rewards for referrals are no works, and one line each. */
export const EARNED_ITEMS = [...NAMED_ITEMS, ...NAMELESS_ITEMS, 'referral'] as const;

/** Where figures lead to: the list on the same page. */
export const EARNING_LIST = 'one-by-one';
