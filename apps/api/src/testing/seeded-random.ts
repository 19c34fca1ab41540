/** Random choices that a seed repeats (mulberry32), so that a failure can be seen again. */
export const seededRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 to below `limit`. */
  const upTo = (limit: number): number => Math.floor(next() * limit);
  return {
    upTo,
    pick: <T>(values: readonly T[]): T => {
      const value = values[upTo(values.length)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
};
