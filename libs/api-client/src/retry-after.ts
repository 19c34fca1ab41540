/** A server that asks for more is asked again all the same after so long: it may have been wrong, or be another by then. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * How long an answer asks to be left alone.
 *
 * @param header the value of `Retry-After`: seconds, or a date
 * @returns milliseconds, five minutes at most; undefined where it says nothing that can be read
 */
export function readRetryAfter(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string' && typeof header !== 'number') return undefined;
  const text = String(header).trim();
  const isDate = /^[a-z]{3,9},? /i.test(text);
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_WAIT_MS);
}
