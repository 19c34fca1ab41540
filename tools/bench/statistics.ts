/**
 * The median; of an even number of values the mean of the two in the middle. Unlike the mean it is not changed by one
 * run on a busy machine.
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

/** The percentile of some values. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)];
  if (value === undefined) throw new RangeError('no values');
  return value;
}
