import { createApi, fakeBaseQuery } from '@barg/runtime/store';
import type { QueryError } from './query-error.ts';

/** Everything that a mutation of one team may make stale in the lists of another. */
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
  'Conversation',
  'Message',
  'Notification',
  'Wallet',
  'TokenPackage',
  'Subscription',
  'Order',
  'Card',
  'Payout',
  'Earning',
  'Referral',
  'Stream',
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
  // Realtime events keep the cache fresh; a minute covers going back to a list.
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
