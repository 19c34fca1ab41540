interface Count {
  asked: number;
  since: number;
  wasHot: boolean;
}

export interface HeatOptions {
  /** So many within the time make it hot. */
  from: number;
  /** Milliseconds. */
  within: number;
  /** Places that are counted; those not asked for the longest are forgotten. */
  most: number;
  /** Milliseconds, of any beginning. */
  now?: () => number;
}

/**
 * Counts how often a place is asked for.
 *
 * @returns whether it is hot: asked for so often in this stretch of time, or in the one before
 */
export function createHeat({ from, within, most, now = () => performance.now() }: HeatOptions) {
  const counts = new Map<string, Count>();
  return (place: string): boolean => {
    const at = now();
    const count = counts.get(place) ?? { asked: 0, since: at, wasHot: false };
    if (at - count.since >= within) {
      count.wasHot = at - count.since < 2 * within && count.asked >= from;
      count.asked = 0;
      count.since = at;
    }
    count.asked += 1;
    counts.delete(place);
    counts.set(place, count);
    const [oldest] = counts.keys();
    if (counts.size > most && oldest !== undefined) counts.delete(oldest);
    return count.wasHot || count.asked >= from;
  };
}
