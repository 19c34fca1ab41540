const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/**
 * Exponential backoff from half a second, with a random reduction of up to a third, so that clients do not reconnect at
 * once.
 */
export function retryDelay(failures: number, longest: number = LONGEST_MS): number {
  return Math.min(longest, FIRST_MS * 2 ** failures) * (1 - Math.random() / 3);
}
