/** When a request began and ended, in milliseconds of the same clock. */
export interface Span {
  startedAt: number;
  endedAt: number;
}

/**
 * How many round trips stand one after the other: the longest row of requests of which each began only when the one
 * before had ended. Two that overlap are one wave.
 */
export function countWaves(spans: readonly Span[]): number {
  let waves = 0;
  let lastEnd = -Infinity;
  // Of all that could come next, the one that ends first leaves the most room.
  for (const { startedAt, endedAt } of spans.toSorted((a, b) => a.endedAt - b.endedAt)) {
    if (startedAt < lastEnd) continue;
    waves += 1;
    lastEnd = endedAt;
  }
  return waves;
}
