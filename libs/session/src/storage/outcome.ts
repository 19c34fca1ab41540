import type { QueryError } from '../store/query-error.ts';

/** What is refused before it is looked at, as by a session that has ended, says nothing of an earlier attempt. */
const UNREAD: readonly number[] = [401, 408, 429];

/**
 * Failures that are thrown before anything is written: the site is closed, or has no gateway. By their codes, because a
 * 503 alone says nothing: a database that goes away may do so while it commits, or after a card was charged.
 */
const NOT_BEGUN: readonly string[] = ['site.maintenance', 'payment.gateway_unavailable'];

/** Only a client error is final. After a server error or no answer it may have been done, so the key must stay. */
export const isFinal = ({ statusCode }: QueryError): boolean =>
  statusCode >= 400 && statusCode < 500 && !UNREAD.includes(statusCode);

/** Whether an attempt that failed like this may have been carried out: the words of such a failure do not say so. */
export const mayBeDone = (failure: QueryError): boolean =>
  !isFinal(failure) && !UNREAD.includes(failure.statusCode) && !NOT_BEGUN.includes(failure.code);
