/** The maximum wait, in milliseconds: a longer one may be a mistake, or of a server that was replaced meanwhile. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Reads the header `Retry-After`.
 *
 * @param header its value: seconds, or a date
 * @returns milliseconds, five minutes at most; undefined when it is missing or invalid
 */
export function readRetryAfter(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string' && typeof header !== 'number') return undefined;
  const text = String(header).trim();
  const isDate = /^[a-z]{3,9},? /i.test(text);
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_WAIT_MS);
}
