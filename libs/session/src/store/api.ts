import { createApi, fakeBaseQuery } from '@barg/runtime/store';
import { ApiError } from '@barg/api-client/http';

/** A failed call as it lies in the cache: plain data, because the store holds no class instances. */
export interface QueryError {
  statusCode: number;
  code: string;
  /** In the caller's language; empty when the server supplied none (show `shell:errors.default` then). */
  message: string;
  details?: unknown;
  requestId?: string;
  /** How long the server wants not to be asked again, where it says so. Milliseconds, five minutes at most. */
  retryAfterMs?: number;
}

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

/** The error of any rejected operation as plain data. */
export function toQueryError(failure: unknown): QueryError {
  if (failure instanceof ApiError) {
    const { statusCode, code, message, details, requestId, retryAfterMs } = failure;
    return { statusCode, code, message, details, requestId, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  }
  return { statusCode: 0, code: 'client.unexpected', message: '' };
}
