/** Pseudorandom numbers, the same on every run, so that an interrupted seeding can be completed. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items, weighted. */
  sample<T>(items: readonly T[], count: number, weight?: (item: T) => number): T[];
  bytes(length: number): Uint8Array;
}

/** The mulberry32 generator. */
const mulberry32 = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    // The k-th largest of u^(1/weight) is a weighted draw without replacement (Efraimidis and Spirakis).
    sample: (items, count, weight = () => 1) =>
      items
        .map((item) => ({ item, rank: next() ** (1 / weight(item)) }))
        .sort((a, b) => b.rank - a.rank)
        .slice(0, count)
        .map(({ item }) => item),
    bytes: (length) => Uint8Array.from({ length }, () => int(0, 255)),
  };
};
