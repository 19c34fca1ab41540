import { checkLine } from '@barg/api-client/streaming';

/** The first one opens the connection, and tells how long a question takes that carries nothing. */
const FIRST_BYTES = 16 * 1024;
const BYTES = 600 * 1024;
/** A line that does not carry it within this time is slower than the lowest quality. */
const PATIENCE_MS = 12_000;

/**
 * How much the line carries to the site, in bits per second. The bytes go by the site's own address and not by the
 * engine's: that needs no camera, no free port and no engine, and the slowest stretch is nearly always the sender's own.
 *
 * @throws what the call throws
 */
export async function measureLine(signal: AbortSignal): Promise<number> {
  const empty = await timeOf(FIRST_BYTES, signal);
  const sending = new AbortController();
  const stop = () => sending.abort();
  signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, PATIENCE_MS);
  try {
    const whole = await timeOf(BYTES, sending.signal);
    // Where the second took no longer than the first, the line is faster than can be told.
    return rateOf(BYTES - FIRST_BYTES, Math.max(whole - empty, 1));
  } catch (error) {
    const isLate = sending.signal.aborted && !signal.aborted;
    if (!isLate) throw error;
    return rateOf(BYTES, PATIENCE_MS);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const rateOf = (bytes: number, ms: number): number => (bytes * 8 * 1000) / ms;

async function timeOf(bytes: number, signal: AbortSignal): Promise<number> {
  const body = 'b'.repeat(bytes);
  const begun = performance.now();
  await checkLine(body, { signal });
  return performance.now() - begun;
}
