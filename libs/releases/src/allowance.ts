const MINUTE_MS = 60_000;

/**
 * Allows something so often a minute. What one minute has left is not saved for the next.
 *
 * @param now milliseconds, of any beginning
 * @returns whether it is allowed once more, and counts it
 */
export function allowance(aMinute: number, now: () => number = () => performance.now()) {
  let left = 0;
  let renewedAt = -Infinity;
  return (): boolean => {
    if (now() - renewedAt >= MINUTE_MS) {
      left = aMinute;
      renewedAt = now();
    }
    if (left <= 0) return false;
    left -= 1;
    return true;
  };
}
