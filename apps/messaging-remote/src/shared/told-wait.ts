import type { QueryError } from '@barg/session';

/**
 * What a failed load asks of the reader: to wait, and for how long, or to come online first. Empty for failures of
 * which the specification's words say as much.
 */
export const toldWait = ({ statusCode, retryAfterMs, message }: QueryError): string =>
  statusCode === 0 || retryAfterMs !== undefined ? message : '';
