import { toQueryError } from '@barg/session';

const GONE: ReadonlySet<number> = new Set([403, 404]);

/**
 * Whether the answer was that something is not there for the visitor: deleted, blocked or hidden. What was loaded
 * before, and stays in the cache, must then not be shown any more.
 */
export const isGone = (error: unknown): boolean => GONE.has(toQueryError(error).statusCode);
