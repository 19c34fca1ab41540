import { type ApiError } from './api-error.ts';

/** Reads that the server has refused until later (`Retry-After`): until when, and the error for who asks before. */
const held = new Map<string, { until: number; error: ApiError }>();
/** A page that asks for more kinds of things than that within minutes forgets the oldest. */
const MOST_HELD = 200;
const ASKS_LATER = [429, 503];

export interface ReadCall {
  method?: string | undefined;
  url?: string | undefined;
  params?: unknown;
  /** Whose call it is: another account is not held back by what this one was told. */
  token: string | null;
}

const keyOf = ({ url, params, token }: ReadCall): string => JSON.stringify([token, url, params ?? null]);
const isRead = ({ method = 'get' }: ReadCall): boolean => method.toLowerCase() === 'get';

/** Notes that a read was refused until later, where the answer says until when. */
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
 * The refusal that still holds for a read, with what is left of its wait; null when it may be made. Whatever asks
 * again by itself (a poll, a timer, an event) is kept from the server here until it wants to be asked.
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
