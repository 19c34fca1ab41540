import { type ApiError } from './api-error.ts';

/** Reads that the server refuses until a time (`Retry-After`), and the error for calls before it. */
const held = new Map<string, { until: number; error: ApiError }>();
/** The maximum of entries; the oldest is removed. */
const MOST_HELD = 200;
const ASKS_LATER = [429, 503];

export interface ReadCall {
  method?: string | undefined;
  url?: string | undefined;
  params?: unknown;
  /** The account's token: a refusal holds for this account only. */
  token: string | null;
}

const keyOf = ({ url, params, token }: ReadCall): string => JSON.stringify([token, url, params ?? null]);
const isRead = ({ method = 'get' }: ReadCall): boolean => method.toLowerCase() === 'get';

/** Stores the refusal of a read, if it has a Retry-After. */
export function holdBack(call: ReadCall, error: ApiError): void {
  const { retryAfterMs, statusCode } = error;
  if (retryAfterMs === undefined || !isRead(call) || !ASKS_LATER.includes(statusCode)) return;
  const key = keyOf(call);
  held.delete(key);
  held.set(key, { until: Date.now() + retryAfterMs, error });
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
}

/**
 * The error that still holds for a read, with the remaining wait; null when the call may be made. So polls, timers and
 * events do not call the server before the time that it asked for.
 */
export function heldBack(call: ReadCall): ApiError | null {
  if (held.size === 0 || !isRead(call)) return null;
  const key = keyOf(call);
  const entry = held.get(key);
  if (!entry) return null;
  const left = entry.until - Date.now();
  if (left > 0) return entry.error.withWait(left);
  held.delete(key);
  return null;
}
