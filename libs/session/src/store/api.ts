import { createApi, fakeBaseQuery } from '@barg/runtime/store';
import type { QueryError } from './query-error.ts';

/** Tags of cached data that another team's mutations may invalidate. */
export const CACHE_TAGS = [
  'User',
  'Performer',
  'Feed',
  'Gallery',
  'Photo',
  'Video',
  'Product',
  'Vault',
  'Comment',
  'Reaction',
  'Follow',
  'Fan',
  'Campaign',
  'Conversation',
  'Message',
  'Notification',
  'Wallet',
  'TokenPackage',
  'Subscription',
  'Order',
  'Card',
  'Coupon',
  'Payout',
  'Earning',
  'Referral',
  'Stream',
  'PrivateStream',
  'Settings',
  'Session',
  'Address',
  'Operator',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** The one cache of server state. A feature adds its operations with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<QueryError>(),
  tagTypes: CACHE_TAGS,
  // Events keep the cache up to date; a minute is enough to go back to a list.
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
