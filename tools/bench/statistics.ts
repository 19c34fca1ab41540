/**
 * The value in the middle; of an even number of values the mean of the two there. Unlike the mean it does not move when
 * a busy machine spoils one run.
 *
 * @throws RangeError for no values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('no values have no median');
  return (lower + upper) / 2;
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)];
  if (value === undefined) throw new RangeError('no values');
  return value;
}
