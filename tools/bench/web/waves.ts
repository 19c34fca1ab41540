/** Start and end of a request, in milliseconds of one clock. */
export interface Span {
  startedAt: number;
  endedAt: number;
}

/**
 * The number of sequential round trips: the longest chain of requests of which each began after the one before had
 * ended. Overlapping ones count as one.
 */
export function countWaves(spans: readonly Span[]): number {
  let waves = 0;
  let lastEnd = -Infinity;
  // Of the possible next ones, the one that ends first leaves most room.
  for (const { startedAt, endedAt } of spans.toSorted((a, b) => a.endedAt - b.endedAt)) {
    if (startedAt < lastEnd) continue;
    waves += 1;
    lastEnd = endedAt;
  }
  return waves;
}
